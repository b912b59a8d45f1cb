import { dateOf, type MediaType } from '#contract/catalogue.ts';
import type { BundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import type { BundledTitle } from '#server/catalogue/bundled/bundled-titles.ts';
import {
  countries,
  day,
  type FilterForm,
  genreIds,
  ids,
  language,
  number,
  wholeNumber,
} from '#server/catalogue/calls/filter-forms.ts';

/** Whether a title of the bundled catalogue passes a filter. */
type TitleTest = (title: BundledTitle) => boolean;

/** A filter of `discover`. TMDB is sent its value as it is, when it has one. */
interface DiscoverFilter {
  form: FilterForm;
  /** Makes the test for a value that has the form; null when only TMDB has the facts for it. */
  testFor: ((value: string, catalogue: BundledCatalogue) => TitleTest) | null;
}

type Filters = Record<string, DiscoverFilter>;

const shared: Filters = {
  with_genres: { form: genreIds, testFor: hasValues(({ row }) => row.genre_ids) },
  without_genres: {
    form: genreIds,
    // A comma excludes the titles of either genre, as a pipe does.
    testFor(value) {
      const hasOne = hasOneOf(value.split(/[,|]/), ({ row }) => row.genre_ids);
      return (title) => !hasOne(title);
    },
  },
  ...between('with_runtime', wholeNumber, ({ facts }) => facts.runtime),
  with_original_language: {
    form: language,
    testFor: hasValues(({ facts }) => [facts.original_language]),
  },
  with_origin_country: { form: countries, testFor: hasValues(({ facts }) => facts.origin_country) },
  ...between('vote_average', number, null),
  ...between('vote_count', wholeNumber, null),
  with_watch_providers: { form: ids, testFor: null },
};

const dateIn = ({ row }: BundledTitle) => dateOf(row) || null;

/** Every filter of `discover`, by TMDB's name, with what the bundled catalogue does for it. */
export const discoverFilters: Record<MediaType, Filters> = {
  movie: {
    ...shared,
    ...between('primary_release_date', day, dateIn),
    with_cast: { form: ids, testFor: hasValues(castOf) },
    with_crew: { form: ids, testFor: hasValues(crewOf) },
    with_people: {
      form: ids,
      testFor: hasValues((title, catalogue) => [
        ...castOf(title, catalogue),
        ...crewOf(title, catalogue),
      ]),
    },
  },
  tv: { ...shared, ...between('first_air_date', day, dateIn) },
};

// TMDB finds only movies by their people.
function castOf({ row }: BundledTitle, { people }: BundledCatalogue): number[] {
  return people.creditsOf('movie', row.id).cast.map(({ person }) => person.id);
}

function crewOf({ row }: BundledTitle, { people }: BundledCatalogue): number[] {
  return people.creditsOf('movie', row.id).crew.map(({ person }) => person.id);
}

type Value = number | string;

/** Passes the titles that have every value of "a,b", one of those of "a|b". */
function hasValues(valuesOf: (title: BundledTitle, catalogue: BundledCatalogue) => Value[]) {
  return (value: string, catalogue: BundledCatalogue): TitleTest => {
    const tests = value
      .split(',')
      .map((group) => hasOneOf(group.split('|'), (title) => valuesOf(title, catalogue)));
    return (title) => tests.every((hasOne) => hasOne(title));
  };
}

function hasOneOf(wanted: string[], valuesOf: (title: BundledTitle) => Value[]): TitleTest {
  return (title) => valuesOf(title).some((value) => wanted.includes(String(value)));
}

/**
 * The least and the greatest value of a field, both included. A title passes neither when its value
 * is not known (null). Without `fieldOf`, only TMDB knows the field.
 */
function between(
  field: string,
  form: FilterForm,
  fieldOf: ((title: BundledTitle) => Value | null) | null,
): Filters {
  const boundedBy = (isWithin: (difference: number) => boolean) => {
    if (!fieldOf) return null;
    return (bound: string): TitleTest =>
      (title) => {
        const value = fieldOf(title);
        return value !== null && isWithin(compare(value, bound));
      };
  };
  return {
    [`${field}.gte`]: { form, testFor: boundedBy((difference) => difference >= 0) },
    [`${field}.lte`]: { form, testFor: boundedBy((difference) => difference <= 0) },
  };
}

// Days are compared as texts.
function compare(value: Value, bound: string): number {
  return typeof value === 'number' ? value - Number(bound) : value.localeCompare(bound);
}
