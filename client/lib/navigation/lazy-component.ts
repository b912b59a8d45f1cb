import { type ComponentType, createElement, lazy, useState } from 'react';

/** Code could not be fetched: no network, or the server no longer has it. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('Code of the app could not be loaded', { cause });
    this.name = 'CodeNotLoaded';
  }
}

/** A component whose code loads when it is first rendered, or before by `load`. */
export interface LazyComponent<Props = object> {
  Component: ComponentType<Props>;
  /** Rejects with CodeNotLoaded, or with what fails within the code itself. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

/** The component that `fetchModule` gives under `name`. */
export function lazyComponent<Name extends string, Props extends object>(
  fetchModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function load() {
    loaded = (await fetchModule().catch(throwNotLoaded))[name];
    return { default: loaded };
  }
  const Lazy = lazy(load) as ComponentType<Props>;
  return {
    Component(props) {
      // Loaded code is rendered by itself: hydration must find it at once, and React's lazy component
      // remembers a failure after which loading has succeeded. It stays the same while it is mounted.
      const [Shown] = useState(() => loaded ?? Lazy);
      return createElement(Shown, props);
    },
    load: async () => void (await load()),
    isLoaded: () => loaded !== null,
  };
}

// Browsers report a script that could not be fetched as a TypeError, and nothing more.
function throwNotLoaded(error: unknown): never {
  throw error instanceof TypeError ? new CodeNotLoaded(error) : error;
}
