import { useState } from 'react';
import { asEntry } from '#client/features/lists/list-entry.ts';
import { useMyList } from '#client/features/lists/my-lists.tsx';
import { type Mark, marks, toggleMark } from '#client/features/marks/toggle-mark.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';

/** A change of marks that can be undone. */
export interface UndoOffer {
  mark: Mark;
  isMarked: boolean;
  undo: () => void;
}

export type TitleMarksState = Omit<ReturnType<typeof useMarks>, 'offer' | 'endOffer'>;

/** The marks of a title, and how they are changed. */
export function useMarks(type: MediaType, title: Title) {
  const lists = {
    watch_later: useMyList('watch_later'),
    seen: useMyList('seen'),
    not_for_me: useMyList('not_for_me'),
  };
  const [offer, setOffer] = useState<UndoOffer | null>(null);
  const key = { type, movie_id: title.id };
  const has = (mark: Mark) => lists[mark].isListed(key);
  const { seen_on: seenOn } = (lists.seen.find(key) ?? {}) as { seen_on?: string };
  return {
    areKnown: marks.every((mark) => lists[mark].isKnown),
    has,
    toggle(mark: Mark) {
      const undo = toggleMark(lists, asEntry(type, title), mark);
      setOffer({ mark, isMarked: !has(mark), undo });
    },
    /** The day on which it was seen. */
    seenOn,
    setSeenOn(day: string) {
      const entry = lists.seen.find(key);
      if (entry) lists.seen.putAll([{ ...entry, seen_on: day } as typeof entry]);
    },
    offer,
    endOffer: () => setOffer(null),
  };
}
