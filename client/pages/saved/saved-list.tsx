import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import {
  TitleGrid,
  TitleGridSkeleton,
  useIsGridWhole,
} from '#client/features/catalogue/title-grid.tsx';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { keyOf, type ListEntry, typeOf } from '#client/features/lists/list-entry.ts';
import { useMyLists } from '#client/features/lists/use-my-lists.ts';
import { Marks } from '#client/features/marks/marks.tsx';
import {
  arrangeSaved,
  asAdded,
  countUnknown,
  decadesAmong,
  genresAmong,
  isFiltered,
  needsFacts,
  peopleAmong,
} from '#client/features/saved/arrange-saved.ts';
import { ChoiceBar } from '#client/features/saved/choice-bar.tsx';
import { moveEntries } from '#client/features/saved/move-entries.ts';
import { createPick } from '#client/features/saved/pick-one.ts';
import { SavedToolbar } from '#client/features/saved/saved-toolbar.tsx';
import { useFocusOfNeighbour } from '#client/features/saved/use-focus-of-neighbour.ts';
import { useHeldEntries } from '#client/features/saved/use-held-entries.ts';
import { OpenTitle } from '#client/features/titles/open-title.tsx';
import { useOpenTitle } from '#client/features/titles/use-open-title.ts';
import { useTitleFacts } from '#client/features/titles/use-title-facts.ts';
import { services } from '#client/features/watching/watch-choices.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useRestoredPosition } from '#client/lib/navigation/use-restored-position.ts';
import { paths } from '#client/lib/paths.ts';
import { getLocale, useMessages, useWords } from '#client/messages/language.ts';
import { type CardActions, SavedCard } from '#client/pages/saved/saved-card.tsx';
import styles from '#client/pages/saved/saved-list.lazy.module.css';
import { Button } from '#client/ui/button.tsx';
import { NothingFoundDrawing } from '#client/ui/drawings/drawing.tsx';
import { NoFavoritesDrawing } from '#client/ui/drawings/no-favorites-drawing.tsx';
import { NotLoaded } from '#client/ui/not-loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { urgentPosters } from '#client/ui/pictures/poster-sources.ts';
import type { ListName } from '#contract/tables/title-lists.ts';
import { textOfKey } from '#contract/title-keys.ts';

/** As many as a large screen shows at once; longer lists can be sorted and filtered. */
const screenful = 24;

/** What was done with several titles, and how it is undone; null when it was. */
interface Step {
  message: string;
  undo: (() => void) | null;
}

const textOfEntry = (entry: ListEntry) => textOfKey(keyOf(entry));

/** One of the visitor's lists, with what can be done with its titles. */
export function SavedList({ name }: { name: ListName }) {
  const { catalogue: catalogueWords, favorites: listWords } = useMessages();
  const words = useWords('favorites');
  const navigate = useNavigate();
  const lists = useMyLists();
  const list = lists[name];
  const { entries, isKnown, refusal } = list;
  const { shown, isRemoved, hold } = useHeldEntries(list);
  const { openTitle } = useOpenTitle();
  const { usesTmdb } = useBackend();
  const mine = services.use();
  const [arrangement, setArrangement] = useState(asAdded);
  /** The titles that are chosen; null when none are to be chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [pick] = useState(() => createPick(textOfEntry, Math.random));
  const allGenres = [...useGenres('movie'), ...useGenres('tv')];

  // Keeps typing responsive however long the list is.
  const wanted = useDeferredValue(arrangement);
  const areFactsWanted = needsFacts(wanted);
  const keys = areFactsWanted ? shown.map(keyOf) : [];
  const { facts, isLoading, isFailed, askAgain } = useTitleFacts(keys, areFactsWanted);
  const known = { facts, services: mine };
  const arranged = arrangeSaved(shown, wanted, getLocale(), known);
  const toChooseFrom = chosen ? arranged.filter((entry) => !isRemoved(entry)) : [];
  const chosenEntries = toChooseFrom.filter((entry) => chosen?.has(textOfEntry(entry)));
  // What there is to choose from hardly changes with a tap, which need not wait for it.
  const settled = useDeferredValue(shown);
  const unknown = areFactsWanted ? countUnknown(shown, wanted, known) : 0;
  const isWhole = useIsGridWhole(arranged.length);
  useRestoredPosition(isKnown && isWhole);
  const neighbours = useFocusOfNeighbour<HTMLDivElement>(arranged.length);

  const chooser = useRef<HTMLButtonElement>(null);

  const cardActions = useUnchanging({
    open: (entry) => openTitle({ type: typeOf(entry), id: entry.id }),
    toggle: (entry) => list.toggle(typeOf(entry), entry),
    choose(entry, isChosen) {
      const others = [...(chosen ?? [])].filter((text) => text !== textOfEntry(entry));
      setChosen(new Set(isChosen ? [...others, textOfEntry(entry)] : others));
    },
  });

  function move(to: ListName | null, isCopy: boolean) {
    hold(shown);
    const undo = moveEntries(lists, { entries: chosenEntries, from: name, to, isCopy });
    const count = chosenEntries.length;
    const { moved, added, removed } = words.choosing;
    const say = isCopy ? added : moved;
    setStep({ message: to ? say(count, words.lists[to].name) : removed(count), undo });
    setChosen(null);
  }

  function undo({ undo }: Step) {
    undo?.();
    setStep({ message: words.choosing.undone, undo: null });
  }

  function beginChoice() {
    setStep(null);
    setChosen(new Set());
  }

  function endChoice() {
    setChosen(null);
    // The button that has the focus goes away. The page stays where it is.
    chooser.current?.focus({ preventScroll: true });
  }

  function pickOne() {
    const picked = pick(arranged.filter((entry) => !isRemoved(entry)));
    if (picked) openTitle({ type: typeOf(picked), id: picked.id });
  }

  return (
    <>
      {refusal && <Notice kind="failure">{words.refused(refusal)}</Notice>}
      {!isKnown && <TitleGridSkeleton />}
      {isKnown && entries.length === 0 && (
        <div className={styles.empty}>
          <NoFavoritesDrawing />
          <h2>{words.lists[name].empty}</h2>
          <p>{words.lists[name].howToBegin}</p>
          <Button onClick={() => navigate(paths.home())}>{catalogueWords.browsePopular}</Button>
        </div>
      )}
      {(shown.length > screenful || isFiltered(arrangement)) && (
        <SavedToolbar
          arrangement={arrangement}
          onArrange={setArrangement}
          genres={genresAmong(settled, allGenres, getLocale())}
          decades={decadesAmong(settled)}
          people={peopleAmong(known)}
          hasDays={name === 'seen'}
          hasServices={usesTmdb && mine.length > 0}
        />
      )}
      {shown.length > 0 && (
        <div className={styles.line} data-screen-only>
          <p role="status">
            {isFiltered(wanted) && words.shownOf(arranged.length, shown.length)}
            {isLoading && ` · ${words.checking(shown.length - unknown, shown.length)}`}
            {areFactsWanted && !isLoading && unknown > 0 && ` · ${words.unknown(unknown)}`}
          </p>
          {usesTmdb && mine.length === 0 && shown.length > screenful && (
            <Link to={paths.account()}>{words.chooseServices}</Link>
          )}
          {arranged.length > 0 && <Button onClick={pickOne}>{words.pickOne}</Button>}
          {(arranged.length > 0 || chosen) && (
            <Button
              ref={chooser}
              aria-pressed={chosen !== null}
              onClick={() => (chosen ? endChoice() : beginChoice())}
            >
              {words.choosing.begin}
            </Button>
          )}
        </div>
      )}
      {isFailed && <NotLoaded message={words.factsFailure} onRetry={askAgain} />}
      {shown.length > 0 && arranged.length === 0 && !isLoading && (
        <div className={styles.empty}>
          <NothingFoundDrawing />
          <p>{words.noneFits}</p>
          <Button onClick={() => setArrangement(asAdded)}>{words.showAll}</Button>
        </div>
      )}
      {/* Whoever does something with a card may undo it there. The buttons in it have the keyboard. Not on
          the way down to them, because React would render in between and take a tick back. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the buttons in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click too */}
      <div {...neighbours} onClick={() => hold(shown)}>
        <TitleGrid items={arranged}>
          {(entry, index) => (
            <SavedCard
              key={textOfEntry(entry)}
              list={name}
              entry={entry}
              isUrgent={index < urgentPosters}
              isRemoved={isRemoved(entry)}
              isChosen={chosen ? chosen.has(textOfEntry(entry)) : null}
              actions={cardActions}
            />
          )}
        </TitleGrid>
      </div>
      {chosen && (
        <ChoiceBar
          count={chosenEntries.length}
          shownCount={toChooseFrom.length}
          targets={(Object.keys(lists) as ListName[]).filter((other) => other !== name)}
          onChooseShown={() => setChosen(new Set(toChooseFrom.map(textOfEntry)))}
          onMove={move}
          onEnd={endChoice}
        />
      )}
      {step && (
        <div className={styles.step}>
          {/* Another notice takes the focus, although it may say the same. */}
          <Notice key={step.undo ? 'done' : 'undone'} kind="news" takesFocus>
            <span className={styles.done}>
              {step.message}
              {step.undo && <Button onClick={() => undo(step)}>{listWords.undo}</Button>}
            </span>
          </Notice>
        </div>
      )}
      {/* What is done in the dialog keeps the cards in their places too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the buttons in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click too */}
      <div onClick={() => hold(shown)}>
        <OpenTitle
          find={({ type, id }) =>
            shown.find((entry) => textOfEntry(entry) === textOfKey({ type, movie_id: id }))
          }
          actionFor={({ type }, title, place) => (
            <>
              <FavoriteButton type={type} title={title} />
              <Marks type={type} title={title} place={place} />
            </>
          )}
        />
      </div>
    </>
  );
}

/** The actions as functions that stay the same while what they do changes from render to render. */
function useUnchanging(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [unchanging] = useState<CardActions>(() => ({
    open: (entry) => latest.current.open(entry),
    toggle: (entry) => latest.current.toggle(entry),
    choose: (entry, isChosen) => latest.current.choose(entry, isChosen),
  }));
  return unchanging;
}
