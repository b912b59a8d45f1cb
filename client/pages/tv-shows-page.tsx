import { useMessages } from '#client/messages/language.ts';
import { BrowsePage } from '#client/pages/browse-page.tsx';

export function TvShowsPage() {
  return <BrowsePage type="tv" words={useMessages().catalogue.tvShows} blankSearchReloads={true} />;
}
