import type { FiltersWords } from '#client/messages/en/en-filters.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('ar');

export const words: FiltersWords = {
  heading: 'التصفية',
  close: 'إغلاق التصفية',
  clearAll: 'مسح الكل',
  show: (results) => `عرض ${results}`,
  endsSearch: (query) => `التصفية تنهي البحث عن «${query}».`,

  sortBy: 'الترتيب حسب',
  sorts: {
    popular: 'الأكثر شعبية',
    newest: 'الأحدث',
    oldest: 'الأقدم',
    best: 'الأعلى تقييمًا',
    title: 'العنوان',
  },

  genres: 'التصنيفات',
  howGenresWork: 'اضغط على التصنيف مرة لعرض ما ينتمي إليه، ومرتين لاستبعاده.',
  withGenre: (genre) => `مع ${genre}`,
  withoutGenre: (genre) => `بدون ${genre}`,
  unknownGenre: (id) => `التصنيف ${id}`,
  match: 'من هذه التصنيفات',
  matchAll: 'جميعها',
  matchAny: 'أيٌّ منها',

  years: 'السنوات',
  runtime: 'المدة',
  from: 'من',
  to: 'إلى',
  any: 'الكل',
  minutes: (count) =>
    plural(count, {
      zero: '# دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
  language: 'اللغة الأصلية',
  rating: 'التقييم',
  score: 'أدنى تقييم',
  votes: 'أدنى عدد من الأصوات',
  votesOf: (count) =>
    plural(count, {
      zero: '# صوت',
      one: 'صوت واحد',
      two: 'صوتان',
      few: '# أصوات',
      many: '# صوتًا',
      other: '# صوت',
    }),
  services: 'الخدمات',
  ownTitles: 'العناوين التي شاهدتها أو حفظتها أو رفضتها',

  active: {
    label: 'التصفية حسب',
    remove: (name) => `إزالة «${name}»`,
    fromYear: (year) => `من ${year}`,
    toYear: (year) => `حتى ${year}`,
    atLeast: (amount) => `الحد الأدنى: ${amount}`,
    atMost: (amount) => `الحد الأقصى: ${amount}`,
    score: (least) => `التقييم من ${least}`,
    services: (count) =>
      plural(count, {
        zero: '# خدمة',
        one: 'خدمة واحدة',
        two: 'خدمتان',
        few: '# خدمات',
        many: '# خدمة',
        other: '# خدمة',
      }),
  },
  nothingPasses: (names) => `لا شيء يطابق كل عوامل التصفية هذه: ${names}.`,

  views: {
    heading: 'العروض المحفوظة',
    name: 'اسم هذا العرض',
    save: 'حفظ العرض',
    saved: (name) => `حُفظ «${name}».`,
    delete: (name) => `حذف العرض «${name}»`,
    enough: (most) => `لديك ${most} عرضًا. احذف أحدها لحفظ غيره.`,
  },
};
