// The direct members with their prize groups: set or inherited, what a group returns to the member,
// and the part of the stakes that the agent earns.
import type { ReactNode } from 'react';
import { Badge, Button, type Column } from '@baize/ui';
import { prizeShare } from '../../app/prize-share.ts';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList, type RecordQuery } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import type { TeamGroup, TeamGroups } from './prize-groups.ts';
import { pageSize } from './team.ts';
import styles from './prize-groups.module.css';

interface PrizeGroupListProps {
  query: RecordQuery;
  data: TeamGroups | undefined;
  page: number;
  onPage: (page: number) => void;
  onChange: (member: TeamGroup) => void;
  empty: ReactNode;
}

function Group({ member: { group, isDefault } }: { member: TeamGroup }) {
  const t = useText();
  return (
    <span className={styles['group-value']}>
      <strong>{group}</strong>
      <Badge tone={isDefault ? 'plain' : 'brass'}>
        {t(isDefault ? 'agents.group-inherited' : 'agents.group-set')}
      </Badge>
    </span>
  );
}

function Change({ member, onChange }: { member: TeamGroup; onChange: (of: TeamGroup) => void }) {
  const t = useText();
  return (
    <Button
      size="small"
      aria-label={t('agents.change-group-of', { name: member.username })}
      onClick={() => onChange(member)}
    >
      {t('agents.change-group')}
    </Button>
  );
}

function useColumns(
  own: number,
  onChange: (member: TeamGroup) => void,
): readonly Column<TeamGroup>[] {
  const t = useText();
  return [
    { key: 'name', head: t('agents.search'), cell: ({ username }) => <bdi>{username}</bdi> },
    { key: 'group', head: t('agents.group'), cell: (member) => <Group member={member} /> },
    {
      key: 'return',
      head: t('agents.group-return'),
      align: 'money',
      cell: ({ group }) => prizeShare(group, t.tag),
    },
    {
      key: 'share',
      head: t('agents.group-share'),
      align: 'money',
      cell: ({ group }) => prizeShare(Math.max(0, own - group), t.tag),
    },
    {
      key: 'change',
      head: t('agents.change-group'),
      align: 'money',
      cell: (member) => <Change member={member} onChange={onChange} />,
    },
  ];
}

export function PrizeGroupList(props: PrizeGroupListProps) {
  const { query, data, page, onPage, onChange, empty } = props;
  const t = useText();
  const own = data?.own ?? 0;
  const columns = useColumns(own, onChange);
  return (
    <RecordList
      caption={t('agents.prize-groups')}
      query={query}
      rows={data?.list}
      rowKey={({ id }) => id}
      columns={columns}
      card={(member) => (
        <>
          <RecordLine
            look="lead"
            start={<bdi>{member.username}</bdi>}
            end={<Group member={member} />}
          />
          <RecordLine
            look="quiet"
            start={`${t('agents.group-return')} ${prizeShare(member.group, t.tag)}`}
            end={`${t('agents.group-share')} ${prizeShare(Math.max(0, own - member.group), t.tag)}`}
          />
          <Change member={member} onChange={onChange} />
        </>
      )}
      empty={empty}
      page={page}
      pages={Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))}
      onPage={onPage}
    />
  );
}
