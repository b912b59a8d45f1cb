import { useMessages } from '#client/messages/language.ts';
import { BrowsePage } from '#client/pages/browse-page.tsx';

export function HomePage() {
  return (
    <BrowsePage type="movie" words={useMessages().catalogue.movies} blankSearchReloads={false} />
  );
}
