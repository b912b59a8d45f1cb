import type { WatchingWords } from '#client/messages/en/en-watching.ts';

export const words: WatchingWords = {
  whereToWatch: 'Où regarder',
  country: 'Pays',
  chooseCountry: 'Choisissez votre pays',
  takeCountry: (country) => `Choisir : ${country}`,
  countriesFailure: 'La liste des pays n’a pas pu être chargée.',
  ways: {
    flatrate: 'Abonnement',
    free: 'Gratuit',
    ads: 'Avec publicité',
    rent: 'Location',
    buy: 'Achat',
  },
  yours: 'l’un de vos services',
  noOffers: (country) => `${country} : aucun service connu ne le propose.`,
  offersFailure: 'Les services qui proposent ce titre n’ont pas pu être chargés.',
  source: ['Source : ', ''],
  services: 'Services',
  myServices: 'Mes services',
  onlyMine: 'Tous mes services',
  findService: 'Chercher un service',
  noService: 'Aucun service ne porte ce nom.',
  servicesFailure: 'La liste des services n’a pas pu être chargée.',
  heading: 'Pays et services',
  explanation:
    'Votre pays et vos services, pour savoir où regarder un titre et à partir de quel âge. Ce navigateur les garde.',
  ageRating: (country, rating) => `Classification par âge (${country}) : ${rating}`,
};
