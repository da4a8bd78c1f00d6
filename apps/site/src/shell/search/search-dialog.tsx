// The search over the whole site: one box, results beneath it in groups. The focus never leaves the
// box: arrows move through the results, Enter opens one, Esc closes.
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog, SearchIcon, TextInput, VisuallyHidden } from '@baize/ui';
import { closeDialog } from '../../app/dialogs.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Entry, Group } from './found.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';
import { SearchFoot } from './search-foot.tsx';
import { SearchList } from './search-list.tsx';
import { SearchNote } from './search-note.tsx';
import { useBeginning, useFound } from './use-found.ts';
import styles from './search.module.css';

const entriesOf = (groups: readonly Group[]) => groups.flatMap(({ entries }) => entries);

/** Where the arrows lead from an entry: round and round. */
function stepped(entries: readonly Entry[], from: string | undefined, by: 1 | -1) {
  const at = entries.findIndex(({ id }) => id === from);
  const next = at < 0 && by < 0 ? entries.length - 1 : at + by;
  return entries.at(next >= entries.length ? 0 : next)?.id;
}

function useSearch() {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [recent, setRecent] = useState(recentSearches);
  const found = useFound(typed);
  const beginning = useBeginning(recent);
  const isEmpty = typed.trim() === '';
  const groups = isEmpty ? beginning : found.groups;
  const entries = entriesOf(groups);
  const first = isEmpty ? undefined : entries[0];
  const active = entries.find(({ id }) => id === chosen) ?? first;
  const type = (words: string) => {
    setTyped(words);
    setChosen(undefined);
  };
  return {
    typed,
    type,
    isEmpty,
    groups,
    active,
    found,
    hasRecent: recent.length > 0,
    choose: setChosen,
    step: (by: 1 | -1) => setChosen(stepped(entries, active?.id, by)),
    forget: () => {
      forgetSearches();
      setRecent([]);
    },
    open: ({ words, go }: Entry) => {
      if (words !== undefined) return type(words);
      keepSearch(typed);
      closeDialog();
      return go();
    },
  };
}

type Search = ReturnType<typeof useSearch>;

function pressed(event: KeyboardEvent, { step, active, open }: Search): void {
  // Keys of an input method that is composing are ignored.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'ArrowDown') step(1);
  else if (event.key === 'ArrowUp') step(-1);
  else if (event.key === 'Enter' && active !== undefined) open(active);
  else return;
  event.preventDefault();
}

export function SearchDialog() {
  const t = useText();
  const listId = useId();
  const search = useSearch();
  const { typed, type, isEmpty, groups, active, found } = search;
  const optionOf = (id: string) => `${listId}${id}`;
  return (
    <Dialog
      open
      className={styles['search']}
      title={t('search.title')}
      closeLabel={t('shell.close')}
      onClose={closeDialog}
      footer={<SearchFoot onForget={isEmpty && search.hasRecent ? search.forget : undefined} />}
    >
      <div className={styles['box']}>
        <TextInput
          role="combobox"
          data-autofocus
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
          aria-label={t('search.title')}
          aria-expanded={groups.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : optionOf(active.id)}
          placeholder={t('search.placeholder')}
          leading={<SearchIcon aria-hidden="true" />}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => pressed(event, search)}
        />
      </div>
      <SearchNote typed={typed.trim()} found={found} isBare={groups.length === 0} />
      <SearchList
        id={listId}
        optionOf={optionOf}
        groups={groups}
        active={active?.id}
        isWaiting={found.isPending}
        onChoose={search.choose}
        onOpen={search.open}
      />
      <VisuallyHidden role="status">
        {isEmpty || found.isPending ? '' : t('search.count', { count: entriesOf(groups).length })}
      </VisuallyHidden>
    </Dialog>
  );
}
