import { Link } from 'react-router';
import { useBackend } from '#client/lib/backend.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import styles from '#client/pages/about-page.module.css';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** The credits of what the app shows. */
export function AboutPage() {
  const { title, failed } = useMessages();
  const about = useWords('about');
  const { usesTmdb } = useBackend();
  return (
    <main className={styles.page}>
      <title>{title(about.heading)}</title>
      <Wordmark />
      <h1 tabIndex={-1}>{about.heading}</h1>
      <p>{about.purpose}</p>
      <h2>{about.titles}</h2>
      {usesTmdb ? <TmdbCredits /> : <BundledCredits />}
      <h2>{about.trailers}</h2>
      <p>{about.player}</p>
      <p>
        <Link to={paths.home()}>{failed.back}</Link>
      </p>
    </main>
  );
}

function TmdbCredits() {
  const { tmdb, services } = useWords('about');
  return (
    <>
      <p>
        {tmdb[0]}
        <a href="https://www.themoviedb.org/">The Movie Database (TMDB)</a>
        {tmdb[1]}
      </p>
      <p>
        {services[0]}
        <a href="https://www.justwatch.com/">JustWatch</a>
        {services[1]}
      </p>
      {/* TMDB's own wording, in no other language (docs/contracts/catalogue.md#tmdbs-terms). */}
      <p lang="en">This product uses the TMDB API but is not endorsed or certified by TMDB.</p>
    </>
  );
}

function BundledCredits() {
  const { bundled, numbers } = useWords('about');
  const [before, between, after] = bundled;
  return (
    <>
      <p>
        {before}
        <a href="https://www.omdb.org/">omdb.org</a> (CC BY 2.0 DE){between}
        <a href="https://www.wikidata.org/">Wikidata</a> (CC0){after}
      </p>
      <p>{numbers}</p>
    </>
  );
}
