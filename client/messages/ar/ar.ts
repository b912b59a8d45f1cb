import type { Messages } from '#client/messages/en/en.ts';
import { createPlural } from '#client/messages/plural.ts';
import type { PartSources } from '#client/messages/word-parts.ts';

const plural = createPlural('ar');
const results = (count: number) =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  });

export const messages: Messages = {
  title: (screen) => `${screen} – Marquee`,
  loading: 'جارٍ التحميل...',
  tryAgain: 'إعادة المحاولة',

  layout: {
    skip: 'الانتقال إلى المحتوى',
    withoutScript: 'يحتاج تسجيل الدخول والمفضلة والمقاطع الدعائية إلى JavaScript.',
    navigation: 'القائمة الرئيسية',
    home: 'الرئيسية',
    tvShows: 'المسلسلات',
    favorites: 'المفضلة',
    account: 'الحساب',
    logOut: 'تسجيل الخروج',
    about: 'حول Marquee',
    language: 'اللغة',
    preferences: 'المظهر واللغة',
    theme: 'المظهر',
    themeOfSystem: 'حسب النظام',
    darkTheme: 'داكن',
    lightTheme: 'فاتح',
    newVersion: 'نسخة جديدة من Marquee جاهزة.',
    reload: 'إعادة التحميل',
    languageNotLoaded: 'تعذّر تحميل هذه اللغة. يُرجى المحاولة مرة أخرى.',
  },

  failed: {
    heading: 'حدث خطأ غير متوقع!',
    explanation: 'حدث خلل في هذه الصفحة. غالبًا ما تفيد إعادة تحميلها.',
    unknownAddress: '404 – الصفحة غير موجودة',
    back: 'العودة إلى الأفلام',
    noConnection: 'لا يوجد اتصال',
    unreachable: 'تعذّر على Marquee الوصول إلى خادمه. تحقّق من اتصالك وحاول مرة أخرى.',
  },

  form: {
    show: 'إظهار',
    hide: 'إخفاء',
    sixDigits: '6 أرقام',
  },

  catalogue: {
    movies: {
      heading: 'الأفلام',
      placeholder: 'ابحث عن أفلام...',
      loadFailure: 'تعذّر تحميل الأفلام.',
      searchFailure: 'تعذّر البحث عن الأفلام.',
    },
    tvShows: {
      heading: 'المسلسلات',
      placeholder: 'ابحث عن مسلسلات...',
      loadFailure: 'تعذّر تحميل المسلسلات.',
      searchFailure: 'تعذّر البحث عن المسلسلات.',
    },
    search: 'بحث',
    filterByGenre: 'التصفية حسب التصنيف',
    allGenres: 'كل التصنيفات',
    showGenre: 'عرض النوع',
    someGenres: (count) =>
      plural(count, {
        zero: '# تصنيف',
        one: 'تصنيف واحد',
        two: 'تصنيفان',
        few: '# تصنيفات',
        many: '# تصنيفًا',
        other: '# تصنيف',
      }),
    filters: 'التصفية',
    surpriseMe: 'فاجئني',
    headingOfSearch: (query) => `نتائج البحث عن «${query}»`,
    headingOfGenre: (genre, heading) => `${heading}: ${genre}`,
    results,
    resultsFor: (count, query) => `${results(count)} للبحث عن ${query}`,
    count: {
      movie: (count) =>
        plural(count, {
          zero: 'لا أفلام',
          one: 'فيلم واحد',
          two: 'فيلمان',
          few: '# أفلام',
          many: '# فيلمًا',
          other: '# فيلم',
        }),
      tv: (count) =>
        plural(count, {
          zero: 'لا مسلسلات',
          one: 'مسلسل واحد',
          two: 'مسلسلان',
          few: '# مسلسلات',
          many: '# مسلسلًا',
          other: '# مسلسل',
        }),
    },
    nothingFound: (query) => `لم نعثر على شيء عند البحث عن «${query}».`,
    emptyGenre: 'لا يوجد شيء في هذا التصنيف.',
    browsePopular: 'تصفّح العناوين الرائجة',
    loadMore: 'تحميل المزيد',
    loadingMore: 'جارٍ تحميل المزيد...',
    shownOf: (count, total) => `${total}، المعروض منها ${plural(count, { other: '#' })}`,
    unknownMovie: (id) => `فيلم ${id}`,
    unknownTvShow: (id) => `مسلسل ${id}`,
  },

  trailer: {
    play: (title) => `تشغيل المقطع الدعائي: ${title}`,
    heading: 'المقطع الدعائي',
    close: 'إغلاق المقطع الدعائي',
    movieFailure: 'تعذّر تحميل هذا الفيلم.',
    tvShowFailure: 'تعذّر تحميل هذا المسلسل.',
  },

  favorites: {
    keep: (title) => `حفظ ${title} في المفضلة`,
    undo: 'تراجع',
    undoRemoving: (title) => `تراجع عن إزالة ${title}`,
    offline: 'غير متصل',
    unsaved: (count) =>
      plural(count, {
        zero: 'كل التغييرات محفوظة',
        one: 'تغيير واحد لم يُحفظ بعد',
        two: 'تغييران لم يُحفظا بعد',
        few: '# تغييرات لم تُحفظ بعد',
        many: '# تغييرًا لم يُحفظ بعد',
        other: '# تغيير لم يُحفظ بعد',
      }),
  },

  link: {
    refused: 'هذا الرابط غير صالح أو انتهت صلاحيته. سجّل الدخول للحصول على رابط جديد.',
    half: 'تم تأكيد هذا العنوان. أكّد أيضًا الرسالة المرسلة إلى العنوان الآخر لإتمام التغيير.',
  },
};

export const parts: PartSources = {
  about: () => import('#client/messages/ar/ar-about.ts'),
  account: () => import('#client/messages/ar/ar-account.ts'),
  favorites: () => import('#client/messages/ar/ar-favorites.ts'),
  filters: () => import('#client/messages/ar/ar-filters.ts'),
  marks: () => import('#client/messages/ar/ar-marks.ts'),
  people: () => import('#client/messages/ar/ar-people.ts'),
  search: () => import('#client/messages/ar/ar-search.ts'),
  session: () => import('#client/messages/ar/ar-session.ts'),
  sharing: () => import('#client/messages/ar/ar-sharing.ts'),
  titles: () => import('#client/messages/ar/ar-titles.ts'),
  transfer: () => import('#client/messages/ar/ar-transfer.ts'),
  watching: () => import('#client/messages/ar/ar-watching.ts'),
};
