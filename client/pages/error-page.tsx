import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#client/lib/paths.ts';
import styles from '#client/pages/error-page.module.css';
import { Wordmark } from '#client/ui/wordmark.tsx';

const heading = 'Unexpected Application Error!';

/** What is left when a screen has failed; says nothing of the cause, which is in the console. */
export function ErrorPage() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ErrorScreen>
      {isUnknown
        ? '404 Not Found'
        : 'Something went wrong on this page. Loading it again often helps.'}
    </ErrorScreen>
  );
}

export function UnknownAddress() {
  return <ErrorScreen>404 Not Found</ErrorScreen>;
}

function ErrorScreen({ children }: { children: string }) {
  return (
    <main className={styles.screen}>
      <title>{`${heading} – Marquee`}</title>
      <Wordmark />
      <h1>{heading}</h1>
      <p>{children}</p>
      {/* A whole new load, since what failed may be still in memory. */}
      <a href={paths.home()}>Back to the movies</a>
    </main>
  );
}
