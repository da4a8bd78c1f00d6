// By what a member is found. The name is always there; the rest opens when it is needed.
import { useState } from 'react';
import type { InputOf, operator } from '@baize/contract';
import { Button, Field, FilterIcon, SearchIcon, Select, TextInput } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { DayField } from './day-field.tsx';
import styles from './staff.module.css';

export type MemberSearch = Omit<InputOf<typeof operator.findMembers>, 'pageNo' | 'pageSize'>;

const words = ['mobile', 'email', 'memberId', 'upline', 'address'] as const;
const labels = {
  mobile: 'operator.find-mobile',
  email: 'operator.find-email',
  memberId: 'operator.find-id',
  upline: 'operator.find-upline',
  address: 'operator.find-address',
} as const;
const states = ['active', 'locked', 'excluded', 'closed'] as const;
const checks = ['none', 'pending', 'verified', 'refused'] as const;

export interface MemberFiltersProps {
  search: MemberSearch;
  onSearch: (search: MemberSearch) => void;
}

type Set = (name: keyof MemberSearch, value: string | number | undefined) => void;

export function MemberFilters({ search, onSearch }: MemberFiltersProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const set: Set = (name, value) => {
    const { [name]: _, ...others } = search;
    onSearch(value === undefined || value === '' ? others : { ...others, [name]: value });
  };
  return (
    <div className={styles['stack']}>
      <div className={styles['filters']}>
        <TextInput
          type="search"
          leading={<SearchIcon />}
          aria-label={t('operator.search-username')}
          placeholder={t('operator.search-username')}
          value={search.username ?? ''}
          onChange={(event) => set('username', event.target.value)}
        />
        <Button icon={<FilterIcon />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'operator.fewer-filters' : 'operator.more-filters')}
        </Button>
      </div>
      {open ? <More search={search} set={set} /> : null}
    </div>
  );
}

function More({ search, set }: { search: MemberSearch; set: Set }) {
  const t = useText();
  const any = { value: '', label: t('operator.tab-all') };
  const choices = [
    ['state', t('operator.state'), states.map((one) => [one, t(`operator.state-${one}`)] as const)],
    [
      'identity',
      t('operator.find-identity'),
      checks.map((one) => [one, t(`operator.identity-${one}`)] as const),
    ],
  ] as const;
  return (
    <div className={styles['filters']}>
      {words.map((name) => (
        <Field key={name} label={t(labels[name])}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={search[name] ?? ''}
              onChange={(event) => set(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      {choices.map(([name, label, options]) => (
        <Field key={name} label={label}>
          {(control) => (
            <Select
              {...control}
              value={search[name] ?? ''}
              options={[any, ...options.map(([value, text]) => ({ value, label: text }))]}
              onChange={(event) => set(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      <DayField
        label={t('operator.registered-since')}
        at={search.since}
        onDay={(at) => set('since', at)}
      />
      <DayField
        label={t('operator.registered-until')}
        at={search.until}
        isEnd
        onDay={(at) => set('until', at)}
      />
    </div>
  );
}
