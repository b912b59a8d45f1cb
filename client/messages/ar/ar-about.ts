import type { AboutWords } from '#client/messages/en/en-about.ts';

export const words: AboutWords = {
  heading: 'حول Marquee',
  purpose: 'يعرض Marquee أفلامًا ومسلسلات رائجة ومقاطعها الدعائية، ويحفظ مفضلتك.',
  titles: 'الأفلام والمسلسلات',
  tmdb: ['العناوين والأوصاف والملصقات من ', ' ومن الذين يساهمون في كتابتها.'],
  bundled: [
    'العناوين والتواريخ وسائر المعلومات من ',
    ' و',
    '. وقد كُتبت الأوصاف ورُسمت الملصقات خصيصًا لأجل Marquee.',
  ],
  services: ['مصدر أماكن مشاهدة العناوين هو ', '.'],
  numbers: 'أرقام العناوين هي أرقامها في TMDB، التي لم تعتمد Marquee ولم تصادق عليه.',
  trailers: 'المقاطع الدعائية',
  player: 'تُعرض من YouTube عندما تفتح أحدها.',
};
