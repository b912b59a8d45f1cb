import type { AboutWords } from '#client/messages/en/en-about.ts';

export const words: AboutWords = {
  heading: 'Über Marquee',
  purpose:
    'Marquee zeigt beliebte Filme und Serien mit ihren Trailern und merkt sich deine Favoriten.',
  titles: 'Filme und Serien',
  tmdb: [
    'Titel, Beschreibungen und Poster stammen von ',
    ' und den Menschen, die dort mitschreiben.',
  ],
  bundled: [
    'Titel, Daten und andere Fakten stammen von ',
    ' und ',
    '. Die Beschreibungen wurden für Marquee geschrieben, die Poster dafür gezeichnet.',
  ],
  services: ['Wo ein Titel zu sehen ist, ist bekannt durch ', '.'],
  numbers:
    'Die Titel sind nummeriert wie bei TMDB; Marquee wird von TMDB weder unterstützt noch zertifiziert.',
  trailers: 'Trailer',
  player: 'Sie kommen von YouTube, sobald du einen öffnest.',
};
