import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { BrowsePage } from '#client/pages/browse-page.tsx';

export function TvShowsPage() {
  return (
    <BrowsePage
      type="tv"
      pathTo={paths.tvShows}
      words={useMessages().catalogue.tvShows}
      blankSearchReloads={true}
    />
  );
}
