import { useState } from 'react';
import { type ListEntry, withName } from '#client/features/lists/list-entry.ts';
import { useListNames } from '#client/features/lists/use-list-names.ts';
import type { MyLists } from '#client/features/lists/use-my-lists.ts';
import styles from '#client/features/transfer/import-preview.lazy.module.css';
import type { Match } from '#client/features/transfer/match/judge-match.ts';
import {
  type Addition,
  groupMatches,
  type ImportGroup,
  planImport,
  usualTargets,
} from '#client/features/transfer/match/plan-import.ts';
import type { ReadFile } from '#client/features/transfer/read/read-transfer-file.ts';
import { SomeAtFirst } from '#client/features/transfer/some-at-first.tsx';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import { UnsureLine } from '#client/features/transfer/unsure-line.tsx';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/form/select-field.tsx';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';
import { nameOf } from '#contract/catalogue.ts';
import { type ListName, listNames } from '#contract/tables/title-lists.ts';

interface ImportPreviewProps {
  read: ReadFile;
  matches: Match[];
  lists: MyLists;
  onAdd: (additions: Addition[]) => void;
  onCancel: () => void;
}

/** What a file would add, and the choices that it leaves; nothing is written before "Add". */
export function ImportPreview({ read, matches, lists, onAdd, onCancel }: ImportPreviewProps) {
  const words = useWords('transfer');
  const [groups] = useState(() => groupMatches(matches));
  const [targets, setTargets] = useState(() => usualTargets(groups));
  const [chosen, setChosen] = useState<ReadonlyMap<TransferLine, ListEntry>>(new Map());
  const heading = useFocusWhenShown<HTMLHeadingElement>(true);
  const plan = planImport(targets, chosen, (list, key) => lists[list].isListed(key));
  const unsure = matches.filter((match) => match.state === 'unsure');
  const unknown = matches.flatMap(({ state, line }) => (state === 'unknown' ? line : []));

  function choose(line: TransferLine, entry: ListEntry | null) {
    const next = new Map(chosen);
    if (entry) next.set(line, entry);
    else next.delete(line);
    setChosen(next);
  }

  return (
    <section className={styles.preview}>
      <h2 ref={heading} tabIndex={-1}>
        {words.foundIn(read.service, matches.length)}
      </h2>
      {groups.map((group) => (
        <Group
          key={`${group.list} ${group.name}`}
          group={group}
          target={targets.get(group) ?? null}
          onTarget={(target) => setTargets(new Map(targets).set(group, target))}
        />
      ))}
      {unsure.length > 0 && (
        <section className={styles.part}>
          <h3>{words.unsure(unsure.length)}</h3>
          <SomeAtFirst items={unsure} atFirst={20}>
            {({ line, candidates }) => (
              <UnsureLine
                key={placeOf(line)}
                line={line}
                candidates={candidates}
                chosen={chosen.get(line) ?? null}
                onChoose={(entry) => choose(line, entry)}
              />
            )}
          </SomeAtFirst>
        </section>
      )}
      {unknown.length > 0 && (
        <section className={styles.part}>
          <h3>{words.unknown(unknown.length)}</h3>
          <SomeAtFirst items={unknown} atFirst={50} isList>
            {(line) => (
              <li key={placeOf(line)}>
                <bdi>{line.title || line.imdbId}</bdi> {line.year && `(${line.year})`} ·{' '}
                {words.place(line.file, line.line)}
              </li>
            )}
          </SomeAtFirst>
        </section>
      )}
      {read.leftOut.length > 0 && (
        <p className={styles.quiet}>
          {words.leftOut(
            read.leftOut.length,
            read.leftOut.slice(0, 5).map(({ file, line }) => words.place(file, line)),
          )}
        </p>
      )}
      {plan.present > 0 && <p className={styles.quiet}>{words.present(plan.present)}</p>}
      <div className={styles.actions}>
        {plan.added.length > 0 && (
          <Button look="main" onClick={() => onAdd(plan.added)}>
            {words.add(plan.added.length)}
          </Button>
        )}
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </section>
  );
}

interface GroupProps {
  group: ImportGroup;
  target: ListName | null;
  onTarget: (target: ListName | null) => void;
}

function Group({ group, target, onTarget }: GroupProps) {
  const words = useWords('transfer');
  const names = useListNames();
  const { catalogue } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const sure = group.matches.flatMap((match) => (match.state === 'sure' ? match.entry : []));
  const name = group.name || names[group.list];
  return (
    <section className={styles.part}>
      <SelectField
        label={words.target(name)}
        value={target ?? ''}
        onChoose={(value) => onTarget(listNames.find((each) => each === value) ?? null)}
      >
        {listNames.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
        <option value="">{words.nowhere}</option>
      </SelectField>
      {sure.length > 0 && (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{words.sure(sure.length)}</summary>
          {isOpen && (
            <SomeAtFirst items={sure} atFirst={50} isList>
              {(entry, index) => (
                <li key={index}>
                  <bdi>{nameOf(withName(entry, catalogue))}</bdi>
                </li>
              )}
            </SomeAtFirst>
          )}
        </details>
      )}
    </section>
  );
}

function placeOf({ file, line }: TransferLine): string {
  return `${file}:${line}`;
}
