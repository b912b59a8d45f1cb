import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { CodeNotLoaded } from '#client/lib/navigation/lazy-component.ts';

interface CodeBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows `fallback` in place of children whose code could not be loaded, until another page is shown.
 * Every other failure is left to the next boundary.
 */
export function CodeBoundary({ fallback, children }: CodeBoundaryProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[key]}
      fallbackRender={({ error }) => {
        if (error instanceof CodeNotLoaded) return fallback;
        throw error;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
