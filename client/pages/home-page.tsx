import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { BrowsePage } from '#client/pages/browse-page.tsx';

export function HomePage() {
  return (
    <BrowsePage
      type="movie"
      pathTo={paths.home}
      words={useMessages().catalogue.movies}
      blankSearchReloads={false}
    />
  );
}
