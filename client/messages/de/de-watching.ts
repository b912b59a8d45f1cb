import type { WatchingWords } from '#client/messages/en/en-watching.ts';

export const words: WatchingWords = {
  whereToWatch: 'Wo es zu sehen ist',
  country: 'Land',
  chooseCountry: 'Wähle dein Land',
  takeCountry: (country) => `${country} verwenden`,
  countriesFailure: 'Die Liste der Länder konnte nicht geladen werden.',
  ways: {
    flatrate: 'Im Abo',
    free: 'Kostenlos',
    ads: 'Mit Werbung',
    rent: 'Leihen',
    buy: 'Kaufen',
  },
  yours: 'einer deiner Dienste',
  noOffers: (country) => `${country}: Es ist kein Dienst bekannt, der das zeigt.`,
  offersFailure: 'Es konnte nicht geladen werden, wo das zu sehen ist.',
  source: ['Quelle: ', ''],
  services: 'Dienste',
  myServices: 'Meine Dienste',
  onlyMine: 'Alle meine Dienste',
  findService: 'Dienst suchen',
  noService: 'Kein Dienst heißt so.',
  servicesFailure: 'Die Liste der Dienste konnte nicht geladen werden.',
  heading: 'Land und Dienste',
  explanation:
    'Dein Land und deine Dienste: für die Angabe, wo ein Titel zu sehen ist, und für seine Altersfreigabe. Sie bleiben in diesem Browser.',
  ageRating: (country, rating) => `Altersfreigabe (${country}): ${rating}`,
};
