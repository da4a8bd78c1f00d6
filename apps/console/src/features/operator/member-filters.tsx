// By what a member is found. The name is always there; the rest opens when it is needed.
import { useState } from 'react';
import type { InputOf, operator } from '@baize/contract';
import { Button, FilterIcon, SearchIcon, TextInput } from '@baize/ui';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
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
  const set: Set = (name, value) => onSearch(narrowed(search, name, value));
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
  const named = states.map((one) => [one, t(`operator.state-${one}`)] as const);
  const checked = checks.map((one) => [one, t(`operator.identity-${one}`)] as const);
  return (
    <div className={styles['filters']}>
      <WordFields
        search={search}
        fields={words.map((name) => [name, t(labels[name])])}
        onChange={set}
      />
      <ChoiceFields
        search={search}
        fields={[
          ['state', t('operator.state'), named],
          ['identity', t('operator.find-identity'), checked],
        ]}
        onChange={set}
      />
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
