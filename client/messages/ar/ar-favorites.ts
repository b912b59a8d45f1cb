import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
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

export const words: FavoritesWords = {
  heading: 'مفضلتك',
  empty: 'لا توجد أفلام مفضلة بعد',
  howToBegin: 'ابدأ بإضافة أفلام إلى مفضلتك وستظهر هنا!',
  refused: (reason) => `تعذّر حفظ أحد التغييرات: ${reason}`,
  filterByTitle: 'التصفية حسب العنوان',
  filterPlaceholder: 'التصفية حسب العنوان...',
  noneFits: 'لا شيء في مفضلتك يطابق هذه التصفية.',
  showAll: 'إظهار الكل',
  order: {
    label: 'الترتيب حسب',
    added: 'آخر ما أُضيف',
    title: 'العنوان',
    year: 'السنة',
  },
  kind: { label: 'النوع', any: 'الأفلام والمسلسلات', movie: 'الأفلام', tv: 'المسلسلات' },

  file: {
    heading: 'التصدير والاستيراد',
    exportAsJson: 'تصدير بصيغة JSON',
    exportAsCsv: 'تصدير بصيغة CSV',
    importFile: 'استيراد ملف',
    found: (added, present) =>
      `في الملف ${titles(added + present)}: ` +
      plural(added, { other: 'الجديد منها #، ' }) +
      plural(present, { other: 'والموجود هنا من قبل #.' }),
    names: (names, more) =>
      names.join('، ') +
      (more > 0
        ? plural(more, {
            one: ' وعنوان آخر',
            two: ' وعنوانان آخران',
            few: ' و# عناوين أخرى',
            many: ' و# عنوانًا آخر',
            other: ' و# عنوان آخر',
          })
        : ''),
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
    cancel: 'إلغاء',
    refused: (reason) => `${reason} لم يتغيّر شيء.`,
    unreadable: 'تعذّرت قراءة الملف.',
    noFavorites: 'لا يحتوي هذا الملف على أي مفضلات.',
    tooMany: (count, most) =>
      `في الملف ${titles(count)}، ${plural(most, { other: 'والحد الأقصى #.' })}`,
    notFavorite: (line) => `السطر ${line} ليس عنوانًا مفضلًا: ينقصه id صالح.`,
    notJson: (line) => `السطر ${line} ليس JSON صالحًا.`,
    notCsv: (line) => `السطر ${line} ليس CSV صالحًا.`,
    noColumns: 'يجب أن يسمّي السطر 1 الأعمدة، وأن يكون أحدها tmdbID.',
    noNumber: (line) => `لا يحتوي السطر ${line} على tmdbID صالح.`,
  },
};
