import type { SharingWords } from '#client/messages/en/en-sharing.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('ar');

export const words: SharingWords = {
  lists: {
    favorites: 'المفضلة',
    watch_later: 'للمشاهدة لاحقًا',
    seen: 'شاهدتها',
    not_for_me: 'لا تناسبني',
  },

  page: {
    titles: (count) =>
      plural(count, {
        zero: 'لا عناوين',
        one: 'عنوان واحد',
        two: 'عنوانان',
        few: '# عناوين',
        many: '# عنوانًا',
        other: '# عنوان',
      }),
    empty: 'لا شيء في هذه القائمة بعد.',
    later: (count) =>
      plural(count, {
        one: 'عنوان آخر في الطريق. أعد تحميل الصفحة بعد قليل.',
        two: 'عنوانان آخران في الطريق. أعد تحميل الصفحة بعد قليل.',
        few: '# عناوين أخرى في الطريق. أعد تحميل الصفحة بعد قليل.',
        many: '# عنوانًا آخر في الطريق. أعد تحميل الصفحة بعد قليل.',
        other: '# عنوان آخر في الطريق. أعد تحميل الصفحة بعد قليل.',
      }),
    readOnly: 'قائمة يشاركها أحدهم معك.',
  },

  heading: 'شارك هذه القائمة',
  explanation:
    'كل من لديه العنوان يرى هذه القائمة كما هي في ذلك الوقت، حتى بلا حساب. ولا يرى عنك شيئًا سوى الاسم الذي تكتبه هنا.',
  name: 'الاسم على الصفحة',
  nameHint: 'يمكن تركه فارغًا.',
  create: 'أنشئ عنوانًا',
  calendarHeading: 'تقويم المواعيد القادمة',
  calendarExplanation:
    'بهذا العنوان يعرض تطبيق التقويم متى تصدر أفلام القائمة ومتى تُعرض الحلقات التالية. كل من لديه العنوان يستطيع قراءته.',
  createCalendar: 'أنشئ عنوان تقويم',
  loadFailure: 'تعذّر تحميل عناوين هذه القائمة.',
  offline: 'أنت غير متصل. يمكنك إنشاء العناوين وإزالتها عندما تتصل من جديد.',
  tooMany: 'لديك أكبر عدد مسموح به من العناوين. أزل واحدًا أولًا.',
  createFailure: 'تعذّر إنشاء العنوان. حاول مرة أخرى.',
  removeFailure: 'تعذّرت إزالة العنوان. حاول مرة أخرى.',
  address: (name) => `عنوان «${name}»`,
  copy: 'نسخ',
  copied: 'تم النسخ',
  remove: 'إزالة',
  removeAddress: (name) => `إزالة عنوان «${name}»`,
  removed: 'أُزيل العنوان. لا أحد يستطيع فتحه بعد الآن.',
  removalHint: 'العنوان الذي أُزيل لا يعمل بعد ذلك أبدًا.',
};
