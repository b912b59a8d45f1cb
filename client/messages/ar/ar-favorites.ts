import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';

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

  filesHeading: 'التصدير والاستيراد',
};
