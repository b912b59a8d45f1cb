import { Link } from 'react-router';
import { useBackend } from '#client/lib/backend.tsx';
import { paths } from '#client/lib/paths.ts';
import styles from '#client/pages/about-page.module.css';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** Who has to be thanked for what the app shows, for visitors and users alike. */
export function AboutPage() {
  const { usesTmdb } = useBackend();
  return (
    <main className={styles.page}>
      <title>About – Marquee</title>
      <Wordmark />
      <h1 tabIndex={-1}>About</h1>
      <p>Marquee shows popular movies and TV shows and their trailers, and keeps your favorites.</p>
      <h2>Movies and TV shows</h2>
      {usesTmdb ? <TmdbCredits /> : <EmbeddedCredits />}
      <h2>Trailers</h2>
      <p>They play from YouTube, when you open one.</p>
      <p>
        <Link to={paths.home()}>Back to the movies</Link>
      </p>
    </main>
  );
}

// The notice is TMDB's own wording, which its terms ask for (TMDB contract, section 8).
function TmdbCredits() {
  return (
    <>
      <p>
        Titles, descriptions and posters come from{' '}
        <a href="https://www.themoviedb.org/">The Movie Database (TMDB)</a> and the people who write
        it.
      </p>
      <p>This product uses the TMDB API but is not endorsed or certified by TMDB.</p>
    </>
  );
}

function EmbeddedCredits() {
  return (
    <>
      <p>
        Titles, dates and other facts come from <a href="https://www.omdb.org/">omdb.org</a> (CC BY
        2.0 DE) and <a href="https://www.wikidata.org/">Wikidata</a> (CC0). The descriptions were
        written and the posters drawn for Marquee.
      </p>
      <p>Titles are numbered as in TMDB, by which Marquee is not endorsed or certified.</p>
    </>
  );
}
