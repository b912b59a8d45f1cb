import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router';
import { type Backend, BackendProvider } from '#client/lib/backend.tsx';
import { createQueryClient } from '#client/lib/query-client.ts';

/** Renders its children with another backend. */
export function WithBackend({ backend, children }: { backend: Backend; children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <BackendProvider backend={backend}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </BackendProvider>
  );
}

interface SubmittedProps {
  /** What is typed, by the names of the fields. */
  values: Record<string, string>;
  children: ReactNode;
}

/** A form as it is after somebody has filled it in and sent it. */
export function Submitted({ values, children }: SubmittedProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [typed] = useState(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(typed)) {
      const field = stage.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value = value;
    }
    stage.current?.querySelector('form')?.requestSubmit();
  }, [typed]);
  return <div ref={stage}>{children}</div>;
}

interface RoutedProps {
  /** The address that it begins at. */
  at?: string;
  /** What the visitor was told on the way. */
  state?: unknown;
  children: ReactNode;
}

/** Renders its children in a router of their own, so that their links lead nowhere else. */
export function Routed({ at = '/', state, children }: RoutedProps) {
  return <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>{children}</MemoryRouter>;
}
