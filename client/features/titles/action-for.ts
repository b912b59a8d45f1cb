import type { ReactNode } from 'react';
import type { TitleKey } from '#client/lib/paths.ts';
import type { Title } from '#contract/catalogue.ts';

/** Gives what can be done with a title, where it is shown: in its own dialog, or on a card in another's. */
export type ActionFor = (key: TitleKey, title: Title, place: 'card' | 'dialog') => ReactNode;
