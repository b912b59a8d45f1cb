import type { PeopleWords } from '#client/messages/en/en-people.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('ar');

export const words: PeopleWords = {
  heading: 'شخصية',
  failure: 'تعذّر تحميل هذه الشخصية.',
  knownFor: 'المجال',
  born: 'الميلاد',
  died: 'الوفاة',
  age: (years) =>
    plural(years, {
      zero: 'أقل من عام',
      one: 'عام واحد',
      two: 'عامان',
      few: '# أعوام',
      many: '# عامًا',
      other: '# عام',
    }),
  readMore: 'قراءة المزيد',
  readLess: 'عرض أقل',
  titles: (count) =>
    plural(count, {
      zero: 'لا يوجد أي من الأعمال في الكتالوج.',
      one: 'عمل واحد في الكتالوج',
      two: 'عملان في الكتالوج، الأحدث أولًا',
      few: '# أعمال في الكتالوج، الأحدث أولًا',
      many: '# عملًا في الكتالوج، الأحدث أولًا',
      other: '# عمل في الكتالوج، الأحدث أولًا',
    }),
  titlesFailure: 'تعذّر تحميل أعمال هذه الشخصية.',

  directors: () => 'الإخراج',
  creators: () => 'التأليف والابتكار',
  cast: 'طاقم التمثيل',
  showWholeCast: (count) => plural(count, { other: 'عرض الكل (#)' }),
  castFailure: 'تعذّر تحميل طاقم التمثيل.',
  similar: 'أعمال مشابهة',
  similarFailure: 'تعذّر تحميل الأعمال المشابهة.',

  departments: {
    Acting: 'التمثيل',
    Art: 'التصميم الفني',
    Camera: 'التصوير',
    'Costume & Make-Up': 'الأزياء والمكياج',
    Creator: 'الابتكار',
    Crew: 'طاقم العمل',
    Directing: 'الإخراج',
    Editing: 'المونتاج',
    Lighting: 'الإضاءة',
    Production: 'الإنتاج',
    Sound: 'الصوت',
    'Visual Effects': 'المؤثرات البصرية',
    Writing: 'الكتابة',
  },
  jobs: {
    Characters: 'الشخصيات',
    Creator: 'الابتكار',
    Director: 'الإخراج',
    'Director of Photography': 'إدارة التصوير',
    Editor: 'المونتاج',
    'Executive Producer': 'الإنتاج التنفيذي',
    Novel: 'الرواية',
    'Original Music Composer': 'الموسيقى',
    Producer: 'الإنتاج',
    Screenplay: 'السيناريو',
    Story: 'القصة',
    Thanks: 'شكر خاص',
    Writer: 'الكتابة',
  },
};
