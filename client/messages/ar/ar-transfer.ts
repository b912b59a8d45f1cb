import type { TransferWords } from '#client/messages/en/en-transfer.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('ar');
const titles = (count: number) =>
  plural(count, {
    zero: 'لا عناوين',
    one: 'عنوان واحد',
    two: 'عنوانان',
    few: '# عناوين',
    many: '# عنوانًا',
    other: '# عنوان',
  });

export const words: TransferWords = {
  exportAsJson: 'تصدير بصيغة JSON',
  exportAsCsv: 'تصدير بصيغة CSV',
  importFile: 'استيراد ملف',
  whatCanBeRead:
    'يمكن استيراد ملفات Letterboxd وIMDb وTrakt وTMDB وMarquee بصيغة CSV أو JSON أو zip. تُقرأ الملفات في متصفحك.',
  kinds: { movie: 'فيلم', tv: 'مسلسل' },
  reading: 'جارٍ قراءة الملف…',
  matching: (done, total) =>
    `جارٍ البحث عن العناوين: ${plural(done, { other: '#' })} من ${plural(total, { other: '#' })}`,
  stop: 'إيقاف',
  interrupted: 'تعذّر البحث عن العناوين. ما عُثر عليه حتى الآن لم يُفقد.',
  cancel: 'إلغاء',
  foundIn: (service, count) => `${titles(count)} من ${service}`,
  target: (group) => `استيراد «${group}» إلى`,
  nowhere: 'عدم الاستيراد',
  sure: (count) => `العناوين الواضحة: ${titles(count)}`,
  unsure: (count) => `العناوين غير الواضحة: ${titles(count)}. اختر المقصود منها:`,
  noneOfThese: 'لا شيء من هذه',
  unknown: (count) => `لم يُعثر على: ${titles(count)}`,
  place: (file, line) => `${file}، السطر ${line}`,
  leftOut: (count, places) =>
    plural(count, { other: 'الأسطر التي ليست فيلمًا ولا مسلسلًا (#): ' }) + places.join('؛ '),
  present: (count) => `في القوائم من قبل: ${titles(count)}.`,
  more: (count) => plural(count, { other: 'إظهار المزيد (#)' }),
  add: (count) =>
    plural(count, {
      zero: 'لا شيء للإضافة',
      one: 'إضافة عنوان واحد',
      two: 'إضافة عنوانين',
      few: 'إضافة # عناوين',
      many: 'إضافة # عنوانًا',
      other: 'إضافة # عنوان',
    }),
  added: (count) =>
    plural(count, {
      zero: 'لم يُضَف أي عنوان.',
      one: 'أُضيف عنوان واحد.',
      two: 'أُضيف عنوانان.',
      few: 'أُضيفت # عناوين.',
      many: 'أُضيف # عنوانًا.',
      other: 'أُضيف # عنوان.',
    }),
  undone: (count) => `أُزيل من جديد: ${titles(count)}.`,
  refused: (reason) => `${reason} لم يتغيّر شيء.`,
  problems: {
    tooLarge: (megabytes) => `حجم الملف أكبر من ${megabytes} م.ب.`,
    tooLargeUnpacked: (megabytes) => `حجم الملف بعد فك ضغطه أكبر من ${megabytes} م.ب.`,
    tooManyFiles: (most) => plural(most, { other: 'في الأرشيف أكثر من # ملف.' }),
    tooManyTitles: (count, most) =>
      `في الملف ${titles(count)}، ${plural(most, { other: 'والحد الأقصى #.' })}`,
    notJson: (file, line) => `السطر ${line} من ${file} ليس JSON صالحًا.`,
    notCsv: (file, line) => `السطر ${line} من ${file} ليس CSV صالحًا.`,
    notZip: 'الأرشيف تالف.',
    unknownFormat: 'ليس هذا ملفًا من Letterboxd أو IMDb أو Trakt أو TMDB أو Marquee.',
    noTitles: 'لا أفلام ولا مسلسلات في هذا الملف.',
    unreadable: 'تعذّرت قراءة الملف.',
  },
};
