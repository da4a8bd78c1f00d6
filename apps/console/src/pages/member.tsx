// One member: what they are and what may be done, a tab for each part, as far as the role may see.
import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import type { PermissionName } from '@baize/contract';
import { EmptyState, SectionHead, Skeleton, Status, Tabs } from '@baize/ui';
import { client, failureText } from '../app/client.ts';
import { useMay, useStaffStore } from '../app/staff.ts';
import { useText } from '../app/texts.ts';
import { AuditList } from '../features/operator/audit.tsx';
import { MemberAdjustments } from '../features/cashier/adjustments/adjustments.tsx';
import { MemberLottery } from '../features/lottery/member-lottery.tsx';
import { MemberActions } from '../features/operator/member-actions.tsx';
import { MemberFacts, type MemberFileShown } from '../features/operator/member-facts.tsx';
import { MemberIdentity } from '../features/operator/member-identity.tsx';
import { MemberNotes } from '../features/operator/member-notes.tsx';
import { MemberLogins, MemberSessions } from '../features/operator/member-sessions.tsx';
import { MemberSigns } from '../features/operator/member-signs.tsx';
import { MemberFriends } from '../features/promotions/member-friends.tsx';
import { MemberVip } from '../features/vip/member-vip.tsx';
import { FoundRound } from '../features/wagering/found-round.tsx';
import { Rounds } from '../features/wagering/rounds.tsx';
import { MemberRecord } from '../features/wallet/member-record.tsx';
import { MemberBonuses } from '../features/wallet/member-bonuses.tsx';
import { MemberLimits } from '../features/wallet/limits/member-limits.tsx';
import { MemberTransfers } from '../features/wallet/transfers/member-transfers.tsx';
import { MemberTags } from '../features/wallet/deposits/member-tags.tsx';
import { Statement } from '../features/wallet/statement.tsx';
import styles from './member.module.css';

const tabs = [
  'facts',
  'money',
  'limits',
  'lottery',
  'sessions',
  'logins',
  'signs',
  'notes',
  'friends',
  'bonuses',
  'vip',
  'identity',
  'audit',
] as const;
type TabName = (typeof tabs)[number];
const needed: Partial<Record<TabName, readonly PermissionName[]>> = {
  money: ['adjustments.view', 'ledger.view', 'rounds.view', 'transfers.view', 'deposits.view'],
  limits: ['limits.view'],
  lottery: ['lottery.view'],
  friends: ['promotions.view'],
  bonuses: ['bonuses.view'],
  vip: ['vip.view'],
  audit: ['audit.view'],
};

export function MemberPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [asked] = useSearchParams();
  const round = asked.get('round');
  const mayTeam = useMay('agents.view');
  const { data, error } = useQuery({
    queryKey: ['members', 'file', id],
    queryFn: async () => unwrap(await client.operator.getMemberFile({ id })),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (!data) return <Skeleton shape="block" />;
  return (
    <>
      <SectionHead
        level={1}
        title={data.username}
        fact={
          <Status kind={data.state === 'active' ? 'good' : 'bad'}>
            {t(`operator.state-${data.state as 'active'}`)}
          </Status>
        }
        actions={mayTeam ? <Link to={`/agents/${id}`}>{t('console.agents.size')}</Link> : null}
      />
      <MemberActions key={id} file={data} />
      <MemberTabs key={`${id} ${round ?? ''} tabs`} file={data} round={round} />
    </>
  );
}

function MemberTabs({ file, round }: { file: MemberFileShown; round: string | null }) {
  const t = useText();
  const may = useStaffStore((store) => store.staff?.permissions ?? []);
  const [tab, setTab] = useState<TabName>(round === null ? 'facts' : 'money');
  const shown = tabs.filter((name) => needed[name]?.some((one) => may.includes(one)) ?? true);
  const { id } = file;
  const parts: Readonly<Record<TabName, ReactNode>> = {
    facts: <MemberFacts file={file} />,
    money: (
      <>
        {round !== null && may.includes('rounds.view') ? (
          <FoundRound memberId={id} number={round} />
        ) : null}
        {may.includes('deposits.view') ? <MemberTags id={id} /> : null}
        {may.includes('adjustments.view') ? <MemberAdjustments id={id} /> : null}
        {may.includes('ledger.view') ? <MemberRecord id={id} /> : null}
        {may.includes('ledger.view') ? <Statement id={id} /> : null}
        {may.includes('transfers.view') ? <MemberTransfers id={id} /> : null}
        {may.includes('rounds.view') ? <Rounds id={id} /> : null}
      </>
    ),
    limits: <MemberLimits id={id} />,
    lottery: <MemberLottery id={id} username={file.username} />,
    sessions: <MemberSessions file={file} />,
    logins: <MemberLogins id={id} />,
    signs: <MemberSigns id={id} />,
    notes: <MemberNotes id={id} />,
    friends: <MemberFriends key={id} id={id} />,
    bonuses: <MemberBonuses id={id} />,
    vip: <MemberVip id={id} />,
    identity: <MemberIdentity file={file} />,
    audit: <AuditList search={{ subject: `member:${id}` }} />,
  };
  return (
    <Tabs
      label={t('operator.member-file')}
      tabs={shown.map((name) => ({ id: name, label: t(`operator.tab-${name}`) }))}
      selected={tab}
      onSelect={setTab}
    >
      <div className={styles['part']}>{parts[tab]}</div>
    </Tabs>
  );
}
