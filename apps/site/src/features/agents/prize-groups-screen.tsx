// Prize groups of the team: what the agent owns, what each direct member has, and what both earn.
import { useState } from 'react';
import { Button, EmptyState, UsersIcon } from '@baize/ui';
import { useAgentCentre } from '../../app/agent-pages.ts';
import { prizeShare } from '../../app/prize-share.ts';
import { Note } from '../../app/records/note.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { Facts } from './facts.tsx';
import { PrizeGroupForm } from './prize-group-form.tsx';
import { PrizeGroupList } from './prize-group-list.tsx';
import { useTeamGroups, type GroupsAsked, type TeamGroups } from './prize-groups.ts';
import { NameSearch } from './team-filters.tsx';
import styles from './agents.module.css';

function useOwnFacts(data: TeamGroups | undefined) {
  const t = useText();
  return [
    { key: 'own', label: t('agents.own-group'), value: data?.own },
    {
      key: 'return',
      label: t('agents.group-return'),
      value: data && prizeShare(data.own, t.tag),
    },
    { key: 'direct', label: t('agents.direct'), value: data?.total },
  ];
}

function Empty({ username, onAll }: { username: string; onAll: () => void }) {
  const t = useText();
  const { open } = useAgentCentre();
  const isNamed = username !== '';
  return (
    <EmptyState
      icon={<UsersIcon />}
      action={
        isNamed ? (
          <Button onClick={onAll}>{t('agents.show-everybody')}</Button>
        ) : (
          <Button kind="primary" onClick={() => open('registerCenter')}>
            {t('agents.show-link')}
          </Button>
        )
      }
    >
      {t(isNamed ? 'agents.nobody-found' : 'agents.nobody')}
    </EmptyState>
  );
}

export function PrizeGroupsScreen() {
  const t = useText();
  const [asked, setAsked] = useState<GroupsAsked>({ username: '', pageNo: 1 });
  const [changed, setChanged] = useState('');
  const query = useTeamGroups(asked);
  const { data } = query;
  const member = data?.list.find(({ id }) => id === changed);
  const turnTo = (username: string) => setAsked({ username, pageNo: 1 });
  return (
    <Screen title={t('agents.prize-groups')}>
      <Facts
        title={t('agents.your-group')}
        facts={useOwnFacts(data)}
        waits={query.isPlaceholderData}
      />
      <Note>{t('agents.prize-groups-text')}</Note>
      <div className={styles['filters']}>
        <NameSearch key={asked.username} name={asked.username} onName={turnTo} />
      </div>
      <PrizeGroupList
        query={query}
        data={data}
        page={asked.pageNo}
        onPage={(pageNo) => setAsked({ ...asked, pageNo })}
        onChange={({ id }) => setChanged(id)}
        empty={<Empty username={asked.username} onAll={() => turnTo('')} />}
      />
      {member === undefined || data === undefined ? null : (
        <PrizeGroupForm member={member} own={data.own} onClose={() => setChanged('')} />
      )}
    </Screen>
  );
}
