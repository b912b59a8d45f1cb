import type { Page, Title } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { type AnswerCall, readQuery } from '#server/catalogue/calls/catalogue-call.ts';
import { catalogueCalls } from '#server/catalogue/calls/catalogue-calls.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';

/** A reader who ignores the age of answers. */
export const aReader: CatalogueReader = {
  userId: 'ada',
  language: 'en-US',
  region: null,
  noteAge() {},
};

/** Asks a catalogue for a reader, e.g. `movie/popular?page=2`; gives null for an unknown title. */
export function askIn(answer: AnswerCall, reader: Partial<CatalogueReader> = {}) {
  return async <Content = Page<Title>>(address: string): Promise<Content> => {
    const { pathname, searchParams } = new URL(address, 'http://catalogue/');
    const found = catalogueCalls
      .map((call) => ({ call, match: patternOf(call.path).exec(pathname.slice(1)) }))
      .find(({ match }) => match !== null);
    if (!found) throw new Error(`There is no call ${pathname}`);
    const { call, match } = found;
    const asked = readQuery(call, { ...Object.fromEntries(searchParams), ...match?.groups });
    return (await answer(call, asked, { ...aReader, ...reader })) as Content;
  };
}

// `movie/popular` is a call of its own, so an id has a digit.
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]*\\d[^/]*)')}$`);
}

/** Asks the bundled catalogue. */
export const askBundled = askIn(async (call, asked, { language }) =>
  call.bundled(bundledCatalogue(), asked, language),
);
