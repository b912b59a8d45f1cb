import type { WatchingWords } from '#client/messages/en/en-watching.ts';

export const words: WatchingWords = {
  whereToWatch: 'أين تشاهده',
  country: 'البلد',
  chooseCountry: 'اختر بلدك',
  takeCountry: (country) => `استخدام ${country}`,
  countriesFailure: 'تعذّر تحميل قائمة البلدان.',
  ways: {
    flatrate: 'اشتراك',
    free: 'مجانًا',
    ads: 'مع إعلانات',
    rent: 'استئجار',
    buy: 'شراء',
  },
  yours: 'من خدماتك',
  noOffers: (country) => `${country}: لا نعرف خدمة توفّر هذا العنوان.`,
  offersFailure: 'تعذّر تحميل أماكن المشاهدة.',
  source: ['المصدر: ', ''],
  services: 'الخدمات',
  myServices: 'خدماتي',
  onlyMine: 'كل خدماتي',
  findService: 'ابحث عن خدمة',
  noService: 'لا توجد خدمة بهذا الاسم.',
  servicesFailure: 'تعذّر تحميل قائمة الخدمات.',
  heading: 'البلد والخدمات',
  explanation: 'بلدك وخدماتك، لمعرفة أين تشاهد العنوان وما تصنيفه العمري. يحفظها هذا المتصفح.',
  ageRating: (country, rating) => `التصنيف العمري (${country}): ${rating}`,
};
