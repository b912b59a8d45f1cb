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
  lists: {
    label: 'قوائمك',
    favorites: {
      name: 'المفضلة',
      heading: 'مفضلتك',
      empty: 'لا توجد أفلام مفضلة بعد',
      howToBegin: 'ابدأ بإضافة أفلام إلى مفضلتك وستظهر هنا!',
    },
    watch_later: {
      name: 'للمشاهدة لاحقًا',
      heading: 'للمشاهدة لاحقًا',
      empty: 'لا شيء للمشاهدة لاحقًا بعد',
      howToBegin: 'ضع علامة على عنوان لمشاهدته لاحقًا وسينتظرك هنا.',
    },
    seen: {
      name: 'شاهدتها',
      heading: 'شاهدتها',
      empty: 'لم تضع علامة «شاهدته» على شيء بعد',
      howToBegin: 'ضع علامة على ما شاهدته وستجده هنا مع اليوم.',
    },
    not_for_me: {
      name: 'لا تناسبني',
      heading: 'لا تناسبني',
      empty: 'لم تستبعد شيئًا بعد',
      howToBegin: 'ضع علامة على ما لا يناسبك وستجده هنا إن غيّرت رأيك.',
    },
  },
  count: (count) => plural(count, { other: '#' }),
  remove: (title, list) => `إزالة ${title} من «${list}»`,
  seenOn: (day) => `شوهد في ${day}`,
  refused: (reason) => `تعذّر حفظ أحد التغييرات: ${reason}`,
  filterByTitle: 'التصفية حسب العنوان',
  filterPlaceholder: 'التصفية حسب العنوان...',
  noneFits: 'لا شيء في هذه القائمة يطابق عوامل التصفية.',
  showAll: 'إظهار الكل',
  order: {
    label: 'الترتيب حسب',
    added: 'آخر ما أُضيف',
    seen: 'آخر ما شوهد',
    title: 'العنوان',
    year: 'السنة',
    length: 'الأقصر أولًا',
  },
  kind: { label: 'النوع', any: 'الأفلام والمسلسلات', movie: 'الأفلام', tv: 'المسلسلات' },
  moreFilters: 'عوامل تصفية أخرى',
  decade: { label: 'العقد', any: 'أي عقد', of: (first) => `عقد ${first}` },
  length: {
    label: 'المدة',
    any: 'أي مدة',
    short: 'أقل من 90 دقيقة',
    middle: 'من 90 إلى 150 دقيقة',
    long: 'أكثر من 150 دقيقة',
  },
  person: 'مع شخص',
  onMyServices: 'على خدماتي',
  chooseServices: 'اختر خدماتك للتصفية حسبها',
  shownOf: (shown, total) => `${plural(shown, { other: '#' })} من ${titles(total)}`,
  checking: (known, total) => plural(known, { other: 'فُحص # من ' }) + plural(total, { other: '#' }),
  unknown: (count) => `لا يُعرف شيء عن ${titles(count)}`,
  factsFailure: 'تعذّر فحص جميع عناوينك.',
  pickOne: 'اختر لي واحدًا',

  choosing: {
    label: 'العناوين المختارة',
    begin: 'اختيار عدة عناوين',
    choose: (title) => `اختيار ${title}`,
    chosen: (count) => plural(count, { other: 'المختار: #' }),
    chooseShown: (count) => plural(count, { other: 'اختيار كل المعروض (#)' }),
    list: 'قائمة أخرى',
    move: 'نقل إليها',
    add: 'إضافة إليها',
    remove: 'إزالة',
    end: 'تم',
    moved: (count, list) => `نُقل إلى «${list}»: ${titles(count)}.`,
    added: (count, list) => `أُضيف إلى «${list}»: ${titles(count)}.`,
    removed: (count) => `أُزيل: ${titles(count)}.`,
    undone: 'تم التراجع عن التغيير.',
  },

  filesHeading: 'التصدير والاستيراد',
};
