import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackend } from '#client/lib/backend.tsx';
import { listRequest } from '#client/lib/catalogue/list-request.ts';
import type { ListFilter } from '#client/lib/list-filter.ts';
import type { TitleKey } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import type { MediaType } from '#contract/catalogue.ts';

interface SurpriseButtonProps {
  type: MediaType;
  filter: ListFilter;
  /** How many titles the list has. */
  total: number;
  /** What to say when a title cannot be loaded. */
  failure: string;
  onDraw: (key: TitleKey) => void;
}

/** Draws one title of the list as it is filtered. */
export function SurpriseButton({ type, filter, total, failure, onDraw }: SurpriseButtonProps) {
  const { catalogue } = useBackend();
  const queries = useQueryClient();
  const { surpriseMe } = useMessages().catalogue;
  const [hasFailed, setHasFailed] = useState(false);

  async function draw() {
    setHasFailed(false);
    try {
      const { drawTitle } = await import('#client/features/filters/draw-title.ts');
      const title = await drawTitle({
        key: JSON.stringify([type, filter]),
        total,
        fetchPage: (number) =>
          queries.fetchQuery({
            queryKey: ['drawn', type, filter, number],
            queryFn: ({ signal }) => catalogue.ask(listRequest(type, filter, number), signal),
            staleTime: 5 * 60_000,
          }),
      });
      if (title) onDraw({ type, id: title.id });
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <Button onClick={draw}>{surpriseMe}</Button>
      {hasFailed && <p role="alert">{failure}</p>}
    </>
  );
}
