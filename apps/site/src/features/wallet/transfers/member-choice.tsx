// Chooses a member of the own team: a search by name with those found below it, and the one chosen.
import { useDeferredValue, useState } from 'react';
import { Badge, Button, CheckIcon, Field, SearchIcon, Skeleton, TextInput } from '@baize/ui';
import { isAgentType } from '@baize/contract';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { useTeamFound } from './terms.ts';
import styles from './transfers.module.css';

interface MemberChoiceProps {
  depth: 'direct' | 'line';
  /** The chosen name. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

function Found({ name, depth, onChoose }: Omit<MemberChoiceProps, 'chosen'> & { name: string }) {
  const t = useText();
  const { data, error, refetch } = useTeamFound(name, depth);
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="block" className={styles['found-box']} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  const members = data.filter(({ activeFlag }) => activeFlag === 1);
  if (members.length === 0) {
    return (
      <p className={styles['quiet']}>
        {t(name === '' ? 'transfers.nobody-yet' : 'transfers.nobody-found')}
      </p>
    );
  }
  return (
    <ul className={styles['found']} aria-label={t('transfers.choose')}>
      {members.map(({ customerId, customerName, type }) => (
        <li key={customerId}>
          <button type="button" onClick={() => onChoose(customerName)}>
            <bdi>{customerName}</bdi>
            {isAgentType(type) ? <Badge tone="brass">{t('agents.agent')}</Badge> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function MemberChoice({ depth, chosen, onChoose }: MemberChoiceProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  if (chosen !== undefined) {
    return (
      <div className={styles['chosen']}>
        <CheckIcon aria-hidden="true" />
        <span>
          {t('transfers.to')} <bdi>{chosen}</bdi>
        </span>
        <Button size="small" onClick={() => onChoose(undefined)}>
          {t('transfers.choose-other')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['choice']}>
      <Field label={t('transfers.choose')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            placeholder={t('transfers.choose-hint')}
            leading={<SearchIcon />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <Found name={name} depth={depth} onChoose={onChoose} />
    </div>
  );
}
