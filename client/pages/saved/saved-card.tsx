import { memo } from 'react';
import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { type ListEntry, typeOf } from '#client/features/lists/list-entry.ts';
import { Marks } from '#client/features/marks/marks.tsx';
import { dayOf } from '#client/features/saved/arrange-saved.ts';
import { ChoiceBox } from '#client/features/saved/choice-box.tsx';
import { RemoveButton } from '#client/features/saved/remove-button.tsx';
import { getLocale, useWords } from '#client/messages/language.ts';
import { nameOf } from '#contract/catalogue.ts';
import type { ListName } from '#contract/tables/title-lists.ts';

/** What can be done with a card. The functions are always the same ones. */
export interface CardActions {
  open: (entry: ListEntry) => void;
  toggle: (entry: ListEntry) => void;
  choose: (entry: ListEntry, isChosen: boolean) => void;
}

interface SavedCardProps {
  list: ListName;
  entry: ListEntry;
  isUrgent: boolean;
  /** It stays for now, so that the other cards do not move. */
  isRemoved: boolean;
  /** Null while nothing is to be chosen. */
  isChosen: boolean | null;
  actions: CardActions;
}

/** The card of a title in a list. A tap renders only the card that it changes. */
export const SavedCard = memo(function SavedCard(props: SavedCardProps) {
  const { list, entry, isUrgent, isRemoved, isChosen, actions } = props;
  const words = useWords('favorites');
  const type = typeOf(entry);

  function action() {
    if (isChosen !== null && !isRemoved) {
      return (
        <ChoiceBox
          name={nameOf(entry)}
          isChosen={isChosen}
          onChoose={(chosen) => actions.choose(entry, chosen)}
        />
      );
    }
    const onToggle = () => actions.toggle(entry);
    return (
      <>
        {list === 'favorites' ? (
          <FavoriteButton type={type} title={entry} offersUndo onToggle={onToggle} />
        ) : (
          <RemoveButton list={list} type={type} title={entry} onToggle={onToggle} />
        )}
        {/* Also of a removed title: a mark may have removed it, and offers to undo that. */}
        <Marks type={type} title={entry} place="card" />
      </>
    );
  }

  return (
    <TitleCard
      titleKey={{ type, id: entry.id }}
      title={entry}
      isUrgent={isUrgent}
      isDimmed={isRemoved}
      {...(list === 'seen' && { note: words.seenOn(dayInWords(dayOf(entry))) })}
      onOpen={() => actions.open(entry)}
      action={action()}
    />
  );
});

function dayInWords(day: string): string {
  if (day === '') return '';
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(day));
}
