import type { Messages } from '#client/messages/en.ts';
import { createPlural } from '#client/messages/plural.ts';

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
const titles = (count: number) =>
  plural(count, {
    zero: 'لا عناوين',
    one: 'عنوان واحد',
    two: 'عنوانان',
    few: '# عناوين',
    many: '# عنوانًا',
    other: '# عنوان',
  });

export const ar: Messages = {
  title: (screen) => `${screen} – Marquee`,
  loading: 'جارٍ التحميل...',
  tryAgain: 'إعادة المحاولة',

  frame: {
    skip: 'الانتقال إلى المحتوى',
    navigation: 'القائمة الرئيسية',
    home: 'الرئيسية',
    tvShows: 'المسلسلات',
    favorites: 'المفضلة',
    account: 'الحساب',
    logOut: 'تسجيل الخروج',
    about: 'حول Marquee',
    language: 'اللغة',
    theme: 'المظهر',
    themeOfSystem: 'حسب النظام',
    darkTheme: 'داكن',
    lightTheme: 'فاتح',
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
    headingOfSearch: (query) => `نتائج البحث عن «${query}»`,
    headingOfGenre: (genre, heading) => `${heading}: ${genre}`,
    results,
    resultsFor: (count, query) => `${results(count)} للبحث عن ${query}`,
    nothingFound: (query) => `لم نعثر على شيء عند البحث عن «${query}».`,
    emptyGenre: 'لا يوجد شيء في هذا التصنيف.',
    browsePopular: 'تصفّح العناوين الرائجة',
    loadMore: 'تحميل المزيد',
    loadingMore: 'جارٍ تحميل المزيد...',
    shownOf: (count, total) => `${total}، المعروض منها ${plural(count, { other: '#' })}`,
  },

  trailer: {
    play: (title) => `تشغيل المقطع الدعائي: ${title}`,
    heading: 'المقطع الدعائي',
    close: 'إغلاق المقطع الدعائي',
    frame: (title) => `المقطع الدعائي: ${title}`,
    noneOfMovie: 'لا يتوفر مقطع دعائي.',
    noneOfTvShow: 'لم نعثر على مقطع دعائي.',
    failure: 'تعذّر تحميل المقطع الدعائي.',
    silentPlayer: 'المشغّل لا يستجيب.',
    watchElsewhere: 'المشاهدة على YouTube',
    movieFailure: 'تعذّر تحميل هذا الفيلم.',
    tvShowFailure: 'تعذّر تحميل هذا المسلسل.',
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
  },

  favorites: {
    heading: 'مفضلتك',
    empty: 'لا توجد أفلام مفضلة بعد',
    howToBegin: 'ابدأ بإضافة أفلام إلى مفضلتك وستظهر هنا!',
    keep: (title) => `حفظ ${title} في المفضلة`,
    undo: 'تراجع',
    undoRemoving: (title) => `تراجع عن إزالة ${title}`,
    unknownMovie: (id) => `فيلم ${id}`,
    unknownTvShow: (id) => `مسلسل ${id}`,
    refused: (reason) => `تعذّر حفظ أحد التغييرات: ${reason}`,
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
  },

  about: {
    heading: 'حول Marquee',
    purpose: 'يعرض Marquee أفلامًا ومسلسلات رائجة ومقاطعها الدعائية، ويحفظ مفضلتك.',
    titles: 'الأفلام والمسلسلات',
    tmdb: ['العناوين والأوصاف والملصقات من ', ' ومن الذين يساهمون في كتابتها.'],
    embedded: [
      'العناوين والتواريخ وسائر المعلومات من ',
      ' و',
      '. وقد كُتبت الأوصاف ورُسمت الملصقات خصيصًا لأجل Marquee.',
    ],
    numbers: 'أرقام العناوين هي أرقامها في TMDB، التي لم تعتمد Marquee ولم تصادق عليه.',
    trailers: 'المقاطع الدعائية',
    player: 'تُعرض من YouTube عندما تفتح أحدها.',
  },
};
