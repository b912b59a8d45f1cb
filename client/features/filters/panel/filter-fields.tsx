import type { ReactNode } from 'react';
import { nameLanguage } from '#client/features/filters/active-filters.ts';
import styles from '#client/features/filters/panel/filter-panel.lazy.module.css';
import { OptionField } from '#client/features/filters/panel/option-field.tsx';
import {
  type FilterChoice,
  type FilterName,
  isOffered,
  type ListFilter,
  sorts,
} from '#client/lib/list-filter.ts';
import { getLocale, useWords } from '#client/messages/language.ts';

const firstYear = 1900;
const runtimes = ['30', '45', '60', '90', '105', '120', '150', '180', '240'];
const scores = ['5', '6', '7', '7.5', '8', '9'];
const voteCounts = ['50', '100', '500', '1000', '5000'];
/** Of the languages that TMDB knows, those in which many films are made. */
const languages =
  'ar bn cn cs da de el en es fa fi fr he hi hu id it ja ko ml nl no pl pt ro ru sv ta te th tr uk vi zh'.split(
    ' ',
  );

interface FilterFieldsProps {
  filter: ListFilter;
  usesTmdb: boolean;
  onChoose: (choice: FilterChoice) => void;
}

/** The order of a list. */
export function SortField({ filter, usesTmdb, onChoose }: FilterFieldsProps) {
  const words = useWords('filters');
  const offered = sorts.filter((sort) => isOffered('sort', usesTmdb, sort));
  return (
    <OptionField
      label={words.sortBy}
      value={filter.sort}
      none={words.sorts.popular}
      options={offered.map((sort) => [sort, words.sorts[sort]] as const)}
      nameOther={(sort) => sort}
      onChoose={(sort) => onChoose({ sort })}
    />
  );
}

/** Years, running time, language and rating; what the catalogue cannot filter by is left out. */
export function FilterFields({ filter, usesTmdb, onChoose }: FilterFieldsProps) {
  const words = useWords('filters');
  const locale = getLocale();
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, ago) =>
    String(thisYear - ago),
  );
  const byName = new Intl.Collator(locale);

  function field(
    name: FilterName,
    label: string,
    values: string[],
    nameOf: (value: string) => string = String,
  ) {
    return (
      <OptionField
        label={label}
        value={filter[name]}
        none={words.any}
        options={values.map((value) => [value, nameOf(value)] as const)}
        nameOther={nameOf}
        onChoose={(value) => onChoose({ [name]: value })}
      />
    );
  }

  const minutes = (value: string) => words.minutes(Number(value));
  const votes = (value: string) => words.votesOf(Number(value));
  const languageName = (code: string) => nameLanguage(code, locale);
  const sortedLanguages = languages.toSorted((a, b) =>
    byName.compare(languageName(a), languageName(b)),
  );
  return (
    <>
      <Pair legend={words.years}>
        {field('from', words.from, years)}
        {field('to', words.to, years)}
      </Pair>
      <Pair legend={words.runtime}>
        {field('shortest', words.from, runtimes, minutes)}
        {field('longest', words.to, runtimes, minutes)}
      </Pair>
      {field('language', words.language, sortedLanguages, languageName)}
      {isOffered('score', usesTmdb) && (
        <Pair legend={words.rating}>
          {field('score', words.score, scores)}
          {field('votes', words.votes, voteCounts, votes)}
        </Pair>
      )}
    </>
  );
}

function Pair({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
