/** The words of where to watch a title, and of the country and the services of the visitor. */
export const words = {
  whereToWatch: 'Where to watch',
  country: 'Country',
  chooseCountry: 'Choose your country',
  /** The button with the country of the browser’s language. */
  takeCountry: (country: string) => `Use ${country}`,
  countriesFailure: 'The list of countries could not be loaded.',
  ways: {
    flatrate: 'Subscription',
    free: 'Free',
    ads: 'With ads',
    rent: 'Rent',
    buy: 'Buy',
  },
  /** After the name of a service. */
  yours: 'one of your services',
  noOffers: (country: string) => `${country}: no service is known to have it.`,
  offersFailure: 'Where to watch this could not be loaded.',
  // Around a link: "Source: JustWatch".
  source: ['Source: ', ''],
  services: 'Services',
  myServices: 'My services',
  /** Filters a list by all of them at once. */
  onlyMine: 'All of my services',
  findService: 'Find a service',
  noService: 'No service has this name.',
  servicesFailure: 'The list of services could not be loaded.',
  /** The heading of the preferences. */
  heading: 'Watching',
  explanation:
    'Your country and your services, for where to watch a title and for its age rating. This browser keeps them.',
  ageRating: (country: string, rating: string) => `Age rating (${country}): ${rating}`,
};

export type WatchingWords = typeof words;
