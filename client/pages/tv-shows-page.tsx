import { paths } from '#client/lib/paths.ts';
import { BrowsePage } from '#client/pages/browse-page.tsx';

export function TvShowsPage() {
  return (
    <BrowsePage
      type="tv"
      pathTo={paths.tvShows}
      heading="TV Shows"
      placeholder="Search for TV shows..."
      loadFailure="Failed to load TV shows"
      searchFailure="Failed to search TV shows"
      blankSearchReloads
    />
  );
}
