// The rates of direct members, and the form that sets them.
import { useState } from 'react';
import { Button, EmptyState, UsersIcon, type Column } from '@baize/ui';
import { rateText } from '../../app/rebate-rates.ts';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { RatesForm } from './rates-form.tsx';
import { pageSize, useTeamRates, type MemberRates } from './rebates.ts';
import styles from './rebates.module.css';

function Rates({ member }: { member: MemberRates }) {
  const t = useText();
  const given = member.rates.filter(({ effective }) => effective > 0);
  if (given.length === 0) return <span className={styles['mute']}>{t('rebates.none')}</span>;
  return (
    <ul className={styles['rates']}>
      {given.map(({ category, effective }) => (
        <li key={category}>
          <span>{t(`catalogue.category-${category}`)}</span> {rateText(effective, t.tag)}
        </li>
      ))}
    </ul>
  );
}

interface ChangeProps {
  member: MemberRates;
  onChange: (member: MemberRates) => void;
}

function Change({ member, onChange }: ChangeProps) {
  const t = useText();
  return (
    <Button
      size="small"
      aria-label={t('rebates.change-of', { name: member.username })}
      onClick={() => onChange(member)}
    >
      {t('rebates.change')}
    </Button>
  );
}

function useColumns(onChange: ChangeProps['onChange']): readonly Column<MemberRates>[] {
  const t = useText();
  return [
    { key: 'name', head: t('rebates.member'), cell: ({ username }) => <bdi>{username}</bdi> },
    { key: 'rates', head: t('rebates.rates'), cell: (member) => <Rates member={member} /> },
    {
      key: 'change',
      head: t('rebates.change'),
      align: 'money',
      cell: (member) => <Change member={member} onChange={onChange} />,
    },
  ];
}

export function TeamRateList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [changed, setChanged] = useState<MemberRates>();
  const query = useTeamRates({ username: '', pageNo: page });
  const { data } = query;
  const columns = useColumns(setChanged);
  return (
    <>
      <RecordList
        caption={t('rebates.view-team')}
        query={query}
        rows={data?.list}
        rowKey={({ id }) => id}
        columns={columns}
        card={(member) => (
          <>
            <RecordLine
              look="lead"
              start={<bdi>{member.username}</bdi>}
              end={<Change member={member} onChange={setChanged} />}
            />
            <Rates member={member} />
          </>
        )}
        empty={<EmptyState icon={<UsersIcon />}>{t('rebates.nobody')}</EmptyState>}
        page={page}
        pages={Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))}
        onPage={setPage}
      />
      {changed === undefined ? null : (
        <RatesForm key={changed.id} member={changed} onClose={() => setChanged(undefined)} />
      )}
    </>
  );
}
