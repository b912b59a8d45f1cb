import type { TitlesWords } from '#client/messages/en/en-titles.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('ar');

export const words: TitlesWords = {
  frame: (title) => `المقطع الدعائي: ${title}`,
  noneOfMovie: 'لا يتوفر مقطع دعائي.',
  noneOfTvShow: 'لم نعثر على مقطع دعائي.',
  failure: 'تعذّر تحميل المقطع الدعائي.',
  silentPlayer: 'المشغّل لا يستجيب.',
  watchElsewhere: 'المشاهدة على YouTube',
  runtime: (minutes) =>
    plural(minutes, {
      zero: '# دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
  noOverview: 'لا يوجد وصف بعد.',

  originalTitle: 'العنوان الأصلي',
  genres: 'الأنواع',
  seasonCount: (count) =>
    plural(count, {
      zero: '# موسم',
      one: 'موسم واحد',
      two: 'موسمان',
      few: '# مواسم',
      many: '# موسمًا',
      other: '# موسم',
    }),
  episodes: (count) =>
    plural(count, {
      zero: '# حلقة',
      one: 'حلقة واحدة',
      two: 'حلقتان',
      few: '# حلقات',
      many: '# حلقة',
      other: '# حلقة',
    }),
  votes: (count) =>
    plural(count, {
      zero: '# صوت',
      one: 'صوت واحد',
      two: 'صوتان',
      few: '# أصوات',
      many: '# صوتًا',
      other: '# صوت',
    }),
  seasons: 'المواسم',
  season: (number) => `الموسم ${number}`,
  specials: 'حلقات خاصة',
  allSeasons: (count) => plural(count, { other: 'عرض كل المواسم (#)' }),
  share: 'مشاركة',
  copied: 'تم النسخ',
};
