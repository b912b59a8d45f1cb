import type { WatchingWords } from '#client/messages/en/en-watching.ts';

export const words: WatchingWords = {
  whereToWatch: 'Dónde verlo',
  country: 'País',
  chooseCountry: 'Elige tu país',
  takeCountry: (country) => `Usar ${country}`,
  countriesFailure: 'No se ha podido cargar la lista de países.',
  ways: {
    flatrate: 'Suscripción',
    free: 'Gratis',
    ads: 'Con anuncios',
    rent: 'Alquiler',
    buy: 'Compra',
  },
  yours: 'uno de tus servicios',
  noOffers: (country) => `${country}: no se conoce ningún servicio que lo tenga.`,
  offersFailure: 'No se ha podido cargar dónde verlo.',
  source: ['Fuente: ', ''],
  services: 'Servicios',
  myServices: 'Mis servicios',
  onlyMine: 'Todos mis servicios',
  findService: 'Buscar un servicio',
  noService: 'Ningún servicio se llama así.',
  servicesFailure: 'No se ha podido cargar la lista de servicios.',
  heading: 'País y servicios',
  explanation:
    'Tu país y tus servicios, para saber dónde ver un título y cuál es su clasificación por edad. Se guardan en este navegador.',
  ageRating: (country, rating) => `Clasificación por edad (${country}): ${rating}`,
};
