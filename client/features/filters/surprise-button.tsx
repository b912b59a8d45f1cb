import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useBackend } from '#client/lib/backend.tsx';
import type { ListFilter } from '#client/lib/list-filter.ts';
import type { TitleKey } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import type { MediaType, Title } from '#contract/catalogue.ts';

interface SurpriseButtonProps {
  type: MediaType;
  filter: ListFilter;
  /** How many titles the list has. */
  total: number;
  /** What to say when a title cannot be loaded. */
  failure: string;
  /** What to say when only titles come up that the visitor does not want. */
  whenUnwanted: ReactNode;
  /** Whether the visitor wants no such title. */
  isUnwanted: (title: Title) => boolean;
  onDraw: (key: TitleKey) => void;
}

/** Draws one title of the list as it is filtered. */
export function SurpriseButton(props: SurpriseButtonProps) {
  const { type, filter, total, failure, whenUnwanted, isUnwanted, onDraw } = props;
  const { catalogue } = useBackend();
  const queries = useQueryClient();
  const { surpriseMe } = useMessages().catalogue;
  const [said, setSaid] = useState<ReactNode>(null);
  const { key } = useLocation();
  const latest = useRef<object | null>(null);

  // Whoever has gone elsewhere, or has filtered the list anew, wants no title of it any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect ends with each address
  useEffect(
    () => () => {
      latest.current = null;
    },
    [key],
  );

  async function draw() {
    const own = {};
    latest.current = own;
    setSaid(null);
    try {
      const { drawFrom } = await import('#client/features/filters/draw-title.ts');
      const title = await drawFrom({ type, filter, total, isUnwanted }, catalogue, queries);
      if (latest.current !== own) return;
      if (title) onDraw({ type, id: title.id });
      else setSaid(whenUnwanted);
    } catch {
      if (latest.current === own) setSaid(<p role="alert">{failure}</p>);
    }
  }

  return (
    <>
      <Button onClick={draw}>{surpriseMe}</Button>
      {said}
    </>
  );
}
