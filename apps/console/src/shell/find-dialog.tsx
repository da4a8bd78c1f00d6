// The search over pages, members, withdrawals and bets, by keyboard alone: it searches while
// typing, the arrows choose, Enter opens.
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog, SearchIcon, TextInput } from '@baize/ui';
import { useText } from '../app/texts.ts';
import { type Found, useFound } from './finding.ts';
import styles from './find-dialog.module.css';

const kinds = ['page', 'member', 'withdrawal', 'round', 'lottery-order', 'flight', 'bet'] as const;

export function FindDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useFound(useDeferredValue(words));
  const at = Math.min(chosen, found.length - 1);
  const open = (one: Found | undefined) => {
    if (one === undefined) return;
    onClose();
    void navigate(one.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen(Math.max(0, Math.min(found.length - 1, at + step)));
    else if (event.key === 'Enter') open(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('operator.find-anything')}
      closeLabel={t('operator.close')}
      size="medium"
    >
      <div className={styles['find']}>
        <TextInput
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found.length === 0 ? undefined : `${id}-${at}`}
          aria-label={t('operator.find-anything')}
          placeholder={t('operator.find-hint')}
          leading={<SearchIcon aria-hidden="true" />}
          data-autofocus
          maxLength={64}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        <div id={id} role="listbox" aria-label={t('operator.find-anything')}>
          {kinds.map((kind) => (
            <Group key={kind} kind={kind} found={found} at={at} id={id} onOpen={open} />
          ))}
        </div>
        {found.length === 0 ? <p role="status">{t('operator.found-nothing')}</p> : null}
      </div>
    </Dialog>
  );
}

interface GroupProps {
  kind: Found['kind'];
  found: readonly Found[];
  at: number;
  id: string;
  onOpen: (one: Found) => void;
}

function Group({ kind, found, at, id, onOpen }: GroupProps) {
  const t = useText();
  const own = found.flatMap((one, place) => (one.kind === kind ? [{ one, place }] : []));
  if (own.length === 0) return null;
  return (
    <div role="group" aria-label={t(`operator.found-${kind}`)} className={styles['group']}>
      <h3 aria-hidden="true">{t(`operator.found-${kind}`)}</h3>
      {own.map(({ one, place }) => (
        <button
          key={place}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          className={styles['one']}
          onClick={() => onOpen(one)}
        >
          <span>{one.text}</span>
          <small>{one.note}</small>
        </button>
      ))}
    </div>
  );
}
