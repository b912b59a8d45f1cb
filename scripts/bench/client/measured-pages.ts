/** A page that is measured. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Whether it shows a list of titles to a visitor who is logged in, or a form to a guest. */
  isList: boolean;
  /** Whether Lighthouse scores its accessibility and best practices too, which takes longer. */
  isScored?: true;
}

const everyPage: MeasuredPage[] = [
  { name: 'home', path: '/', isList: true, isScored: true },
  { name: 'tvshows', path: '/tvshows', isList: true },
  { name: 'search', path: '/?q=star', isList: true },
  { name: 'login', path: '/login', isList: false, isScored: true },
  { name: 'register', path: '/register', isList: false },
  { name: 'forgot', path: '/forgot-password', isList: false },
];

/** The names of the pages that are scored. */
export const scoredPages = everyPage.filter(({ isScored }) => isScored).map(({ name }) => name);

/** The pages with these names; all of them without names. */
export function choosePages(names: string[] | null): MeasuredPage[] {
  if (!names) return everyPage;
  return names.map((name) => {
    const page = everyPage.find((each) => each.name === name);
    if (page) return page;
    throw new Error(`No page ${name}; there are ${everyPage.map((each) => each.name).join(', ')}`);
  });
}

/**
 * What a page must be able to react with before it counts as interactive: the heart of a list, the
 * address field of a form.
 */
export function controlOf({ isList }: MeasuredPage): string {
  return isList ? 'article button[aria-pressed]' : 'input[type=email]';
}
