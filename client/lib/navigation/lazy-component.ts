import { type ComponentType, createElement, lazy, useState } from 'react';
import { hasWords, loadWords } from '#client/messages/language.ts';
import type { WordPart } from '#client/messages/word-parts.ts';
import type { Language } from '#contract/preferences.ts';

/** Code or its words could not be fetched: no network, or the server no longer has them. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('Code of the app could not be loaded', { cause });
    this.name = 'CodeNotLoaded';
  }
}

/** A component whose code and words load when it is first rendered, or before by `load`. */
export interface LazyComponent<Props = object> {
  Component: ComponentType<Props>;
  /** The parts of the words that it needs. */
  words: readonly WordPart[];
  /**
   * Loads its words in the given language or in that which is shown. Rejects with CodeNotLoaded, or
   * with what fails within the code itself.
   */
  load: (language?: Language) => Promise<void>;
  isLoaded: () => boolean;
}

/** The component that `fetchModule` gives under `name`, and the parts of the words that it needs. */
export function lazyComponent<Name extends string, Props extends object>(
  fetchModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  words: readonly WordPart[] = [],
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function load(language?: Language) {
    const both = Promise.all([fetchModule(), loadWords(words, language)]);
    const [module] = await both.catch(throwNotLoaded);
    loaded = module[name];
    return { default: loaded };
  }
  const Lazy = lazy(() => load()) as ComponentType<Props>;
  return {
    Component(props) {
      // Loaded code is rendered by itself: hydration must find it at once, and React's lazy component
      // remembers a failure after which loading has succeeded. It stays the same while it is mounted.
      const [Shown] = useState(() => (loaded && hasWords(words) ? loaded : Lazy));
      return createElement(Shown, props);
    },
    words,
    load: async (language) => void (await load(language)),
    isLoaded: () => loaded !== null,
  };
}

// Browsers report a script that could not be fetched as a TypeError, and nothing more.
function throwNotLoaded(error: unknown): never {
  throw error instanceof TypeError ? new CodeNotLoaded(error) : error;
}
