import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { listOptions } from '#client/features/catalogue/catalogue-queries.ts';
import { firstPageOf } from '#client/features/catalogue/merge-pages.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { readVisit } from '#client/lib/navigation/visit.ts';
import type { MediaType } from '#contract/catalogue.ts';

/**
 * Going to the page anew, by its link, asks for the popular list again; coming back to it does
 * not (docs/contracts/screens.md#a-fresh-visit). Gives a key that changes with each such visit and with nothing else.
 */
export function useFreshVisit(type: MediaType): string {
  const { catalogue } = useBackend();
  const queries = useQueryClient();
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const isFresh = readVisit(state).isFresh === true && navigationType !== 'POP';
  const [visitKey, setVisitKey] = useState('');
  if (isFresh && visitKey !== key) setVisitKey(key);
  useEffect(() => {
    if (!isFresh || !key) return;
    const { queryKey } = listOptions(catalogue, type, {});
    queries.setQueryData(queryKey, firstPageOf);
    // Exactly this list: its key begins those of all searches and filters too.
    queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }, [isFresh, key, catalogue, queries, type]);
  return visitKey;
}
