import { CountryField } from '#client/features/watching/country/country-field.tsx';
import { MyServices } from '#client/features/watching/services/my-services.tsx';
import { region } from '#client/features/watching/watch-choices.ts';
import styles from '#client/features/watching/watching-preferences.lazy.module.css';
import { useWords } from '#client/messages/language.ts';

/** The visitor's country and services, as preferences. For TMDB only. */
export function WatchingPreferences() {
  const words = useWords('watching');
  const country = region.use();
  return (
    <div className={styles.preferences}>
      <p>{words.explanation}</p>
      <CountryField value={country} onChoose={region.choose} />
      {country && (
        <>
          <h3 className={styles.heading}>{words.myServices}</h3>
          <MyServices key={country} country={country} />
        </>
      )}
    </div>
  );
}
