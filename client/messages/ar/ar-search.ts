import type { SearchWords } from '#client/messages/en/en-search.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('ar');

export const words: SearchWords = {
  suggestions: 'الاقتراحات',
  suggested: (count) =>
    plural(count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '# اقتراحات',
      many: '# اقتراحًا',
      other: '# اقتراح',
    }),
  kind: { movie: 'فيلم', tv: 'مسلسل', person: 'شخص' },
};
