import { paths } from '#client/lib/paths.ts';
import { BrowsePage } from '#client/pages/browse-page.tsx';

export function HomePage() {
  return (
    <BrowsePage
      type="movie"
      pathTo={paths.home}
      heading="Movies"
      placeholder="Search for movies..."
      loadFailure="Failed to load movies..."
      searchFailure="Failed to search movies..."
      blankSearchReloads={false}
    />
  );
}
