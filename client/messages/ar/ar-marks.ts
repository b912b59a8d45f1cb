import type { MarksWords } from '#client/messages/en/en-marks.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('ar');

export const words: MarksWords = {
  more: (title) => `المزيد حول ${title}`,
  names: {
    watch_later: 'للمشاهدة لاحقًا',
    seen: 'شوهد',
    not_for_me: 'لا يناسبني',
  },
  marked: {
    watch_later: 'حُفظ للمشاهدة لاحقًا.',
    seen: 'وُضعت علامة «شوهد».',
    not_for_me: 'وُضعت علامة «لا يناسبني».',
  },
  unmarked: {
    watch_later: 'لم يعد محفوظًا للمشاهدة لاحقًا.',
    seen: 'أُزيلت علامة «شوهد».',
    not_for_me: 'أُزيلت علامة «لا يناسبني».',
  },
  seenOn: 'شوهد في',

  quiet: {
    label: 'في القوائم',
    modes: { show: 'إظهار', dim: 'تعتيم', hide: 'إخفاء' },
    hidden: (count) =>
      plural(count, {
        zero: 'لا عناوين مخفية.',
        one: 'عنوان واحد مخفي شاهدته أو حفظته أو رفضته.',
        two: 'عنوانان مخفيان شاهدتهما أو حفظتهما أو رفضتهما.',
        few: '# عناوين مخفية شاهدتها أو حفظتها أو رفضتها.',
        many: '# عنوانًا مخفيًا شاهدتها أو حفظتها أو رفضتها.',
        other: '# عنوان مخفي شاهدتها أو حفظتها أو رفضتها.',
      }),
    nothingLeft: 'لم يبقَ هنا ما لم تشاهده أو تحفظه أو ترفضه.',
    nothingDrawn: 'لم يظهر إلا ما شاهدته أو حفظته أو رفضته.',
    show: 'إظهارها معتّمة',
  },
};
