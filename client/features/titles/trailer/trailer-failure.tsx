import type { ReactNode } from 'react';
import {
  TrailerStandIn,
  type TrailerStandInProps,
} from '#client/features/titles/trailer/trailer-stand-in.tsx';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

interface TrailerFailureProps extends TrailerStandInProps {
  message: string;
  onRetry: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

/** Replaces the trailer when it cannot be shown. */
export function TrailerFailure({ message, onRetry, children, ...standIn }: TrailerFailureProps) {
  return (
    <TrailerStandIn {...standIn} role="alert">
      <p>{message}</p>
      <Button onClick={() => onRetry()}>{useMessages().tryAgain}</Button>
      {children}
    </TrailerStandIn>
  );
}
