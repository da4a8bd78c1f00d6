// One member in the tree of teams: everybody above, the team below and its result, and the tree
// itself, level by level. The staff actions stand beside, as far as the role permits.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { unwrap } from '@baize/client';
import type { agents, OutputOf } from '@baize/contract';
import { Badge, Card, EmptyState, SectionHead, Skeleton, Tabs } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { dayText } from '@baize/money';
import { type Fact, Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { AgentActions } from './agent-actions.tsx';
import { AgentState } from './agent-state.tsx';
import { MoveProposal } from './move-proposal.tsx';
import { TeamTree } from './team-tree.tsx';
import styles from './agents.module.css';

export type Team = OutputOf<typeof agents.getMemberTeam>;

const spans = { today: 1, 'days-7': 7, 'days-30': 30 } as const;
type Span = keyof typeof spans;
const spanNames = Object.keys(spans) as Span[];
const dayMs = 24 * 3_600_000;

function useTeam(id: string, span: Span) {
  return useQuery({
    queryKey: ['agents', 'team', id, span],
    queryFn: async () => {
      const now = Date.now();
      const startDate = dayText(now - (spans[span] - 1) * dayMs);
      return unwrap(await client.agents.getMemberTeam({ id, startDate, endDate: dayText(now) }));
    },
    placeholderData: keepPreviousData,
  });
}

function Place({ team }: { team: Team }) {
  const t = useText();
  const { moment } = useShow();
  const facts: readonly Fact[] = [
    ...(team.isAgent ? [[t('console.agents.code'), team.code] as const] : []),
    ...(team.since === null ? [] : [[t('console.agents.since'), moment(team.since)] as const]),
    [t('operator.registered-at'), moment(team.registeredAt)],
    [
      t('operator.last-login'),
      team.lastLoginAt === null ? t('operator.never') : moment(team.lastLoginAt),
    ],
  ];
  return (
    <Card title={t('console.agents.place')}>
      <div className={styles['stack']}>
        <ol className={styles['way']}>
          {team.above.length === 0 ? <li>{t('console.agents.top')}</li> : null}
          {team.above.map(({ id, username }) => (
            <li key={id}>
              <Link to={`/agents/${id}`}>{username}</Link>
            </li>
          ))}
          <li aria-current="location">
            <bdi>{team.username}</bdi>
          </li>
        </ol>
        <Figures facts={facts} />
      </div>
    </Card>
  );
}

function Now({ team }: { team: Team }) {
  const t = useText();
  const { money } = useShow();
  return (
    <Card title={t('console.agents.now')}>
      <Figures
        facts={[
          [t('console.agents.size'), t('console.agents.people', { count: team.teamSize })],
          [t('console.agents.direct'), team.direct],
          [t('console.agents.agents'), team.agents],
          [t('console.agents.balance'), money(team.teamBalance)],
        ]}
      />
    </Card>
  );
}

interface CameToProps {
  team: Team;
  span: Span;
  onSpan: (span: Span) => void;
}

function CameTo({ team: { figures }, span, onSpan }: CameToProps) {
  const t = useText();
  const { money } = useShow();
  const tabs = spanNames.map((id) => ({ id, label: t(`wallet.${id}`) }));
  return (
    <Card
      title={t('console.agents.came-to')}
      aside={
        <Tabs
          look="pill"
          label={t('wallet.period')}
          tabs={tabs}
          selected={span}
          onSelect={onSpan}
        />
      }
    >
      <Figures
        facts={[
          [t('console.agents.active'), figures.activeMembers],
          [t('console.agents.first-deposits'), figures.firstDeposits],
          [t('operator.deposited'), money(figures.deposited)],
          [t('operator.withdrawn'), money(figures.withdrawn)],
          [t('operator.staked'), money(figures.stake)],
          [t('operator.paid-out'), money(figures.payout)],
          [t('console.agents.net'), money(figures.net)],
        ]}
      />
    </Card>
  );
}

function Shown({ team, span, onSpan }: CameToProps) {
  const t = useText();
  const mayFile = useMay('members.view');
  const { id, username, type, isAgent, proposedMove: proposed } = team;
  const kind = t(isAgent ? 'console.agents.kind-of' : 'console.agents.no-agent', {
    number: String(type),
  });
  return (
    <>
      <SectionHead
        level={1}
        title={username}
        fact={
          <span className={styles['marks']}>
            <Badge tone={isAgent ? 'brass' : 'plain'}>{kind}</Badge>
            <AgentState state={team.state} />
          </span>
        }
        actions={mayFile ? <Link to={`/members/${id}`}>{t('console.agents.file')}</Link> : null}
      />
      <AgentActions key={id} team={team} />
      <div className={styles['stack']}>
        {proposed === null ? null : <MoveProposal key={id} team={team} proposed={proposed} />}
        <Place team={team} />
        <Now team={team} />
        <CameTo team={team} span={span} onSpan={onSpan} />
        <Card title={t('console.agents.below', { name: username })}>
          <TeamTree key={id} id={id} />
        </Card>
      </div>
    </>
  );
}

export function AgentPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [span, setSpan] = useState<Span>('days-7');
  const { data, error, isPlaceholderData } = useTeam(id, span);
  const isOther = isPlaceholderData && data?.id !== id;
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (!data || isOther) return <Skeleton shape="block" />;
  return <Shown team={data} span={span} onSpan={setSpan} />;
}
