import { type ComponentType, lazy } from 'react';

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
}

/** The component that `fetchModule` gives under `name`. */
export function lazyComponent<Name extends string, Props>(
  fetchModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: { default: ComponentType<Props> } | null = null;
  async function load() {
    loaded = { default: (await fetchModule().catch(throwNotLoaded))[name] };
    return loaded;
  }
  return {
    // Hydration must find the code at once. A promise would resolve only after the first render.
    Component: lazy(() => (loaded ? resolved(loaded) : load())) as ComponentType<Props>,
    load: async () => void (await load()),
  };
}

function resolved<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React takes any object with `then` for a promise
  return { then: (resolve: (value: Value) => void) => resolve(value) } as Promise<Value>;
}

// Browsers report a script that could not be fetched as a TypeError, and nothing more.
function throwNotLoaded(error: unknown): never {
  throw error instanceof TypeError ? new CodeNotLoaded(error) : error;
}
