// Team management: the members below, one level at a time or all of them, with a search.
import { useState } from 'react';
import { Button, EmptyState, Select, UsersIcon } from '@baize/ui';
import { useAgentCentre } from '../../app/agent-pages.ts';
import { Screen } from '../../app/records/screen.tsx';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { type DownlinesAsked, useDownlines } from './team.ts';
import { NameSearch } from './team-filters.tsx';
import { TeamList } from './team-list.tsx';
import { Way } from './way.tsx';
import styles from './agents.module.css';

const everybody: DownlinesAsked = { whose: '', name: '', kind: '', depth: 'D', page: 1 };

interface EmptyProps {
  asked: DownlinesAsked;
  onAsked: (asked: DownlinesAsked) => void;
}

function Empty({ asked, onAsked }: EmptyProps) {
  const t = useText();
  const { open } = useAgentCentre();
  if (asked.name !== '' || asked.kind !== '') {
    const all = { ...asked, name: '', kind: '', page: 1 } as const;
    return (
      <EmptyState
        icon={<UsersIcon />}
        action={<Button onClick={() => onAsked(all)}>{t('agents.show-everybody')}</Button>}
      >
        {t('agents.nobody-found')}
      </EmptyState>
    );
  }
  if (asked.whose !== '') {
    return <EmptyState icon={<UsersIcon />}>{t('agents.nobody-below')}</EmptyState>;
  }
  const invite = (
    <Button kind="primary" onClick={() => open('registerCenter')}>
      {t('agents.show-link')}
    </Button>
  );
  return (
    <EmptyState icon={<UsersIcon />} action={invite}>
      {t('agents.nobody')}
    </EmptyState>
  );
}

function Filters({ asked, onAsked }: EmptyProps) {
  const t = useText();
  const turnTo = (part: Partial<DownlinesAsked>) => onAsked({ ...asked, ...part, page: 1 });
  return (
    <div className={styles['filters']}>
      <NameSearch key={asked.name} name={asked.name} onName={(name) => turnTo({ name })} />
      <Select
        aria-label={t('agents.kinds')}
        value={asked.kind}
        onChange={({ target }) => turnTo({ kind: target.value as DownlinesAsked['kind'] })}
        options={[
          { value: '', label: t('agents.kind-all') },
          { value: '0', label: t('agents.kind-members') },
          { value: '1', label: t('agents.kind-agents') },
        ]}
      />
      <Select
        aria-label={t('agents.depth')}
        value={asked.depth}
        onChange={({ target }) => turnTo({ depth: target.value as DownlinesAsked['depth'] })}
        options={[
          { value: 'D', label: t('agents.depth-direct') },
          { value: 'A', label: t('agents.depth-all') },
        ]}
      />
    </div>
  );
}

export function TeamScreen() {
  const t = useText();
  const money = useMoneyText();
  const [asked, setAsked] = useState(everybody);
  const query = useDownlines(asked);
  const { data } = query;
  const open = (whose: string) => setAsked({ ...everybody, whose });
  const fact = data
    ? `${t('agents.people', { count: data.teamSize })} · ${money(data.teamBalance)}`
    : undefined;
  return (
    <Screen title={t('agents.team')} fact={fact}>
      <Filters asked={asked} onAsked={setAsked} />
      <Way steps={data?.path} onWhose={open} />
      <TeamList
        query={query}
        rows={data?.list}
        total={data?.pageInfo.totalRecords ?? 0}
        page={asked.page}
        onPage={(page) => setAsked({ ...asked, page })}
        onOpen={open}
        empty={<Empty asked={asked} onAsked={setAsked} />}
      />
    </Screen>
  );
}
