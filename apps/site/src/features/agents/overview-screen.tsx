// The agent's first page: what the team came to over days, how it grew, and how to invite.
import { useState } from 'react';
import { formatNumber } from '@baize/i18n';
import { houseZoneName } from '@baize/money';
import { Amount } from '../../app/records/amount.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Note } from '../../app/records/note.tsx';
import type { Period } from '../../app/records/period.ts';
import { PeriodFilter, shortSpans } from '../../app/records/period-filter.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { TeamChart } from './figures/team-chart.tsx';
import { Compared } from './compared.tsx';
import { Facts } from './facts.tsx';
import { InviteCard } from './invite-card.tsx';
import { type Overview, useOverview } from './team.ts';

const teamFacts = [
  ['agents.size', 'teamSize'],
  ['agents.sub-agents', 'agents'],
  ['agents.direct', 'direct'],
  ['agents.new-today', 'newToday'],
  ['agents.new-7', 'newIn7Days'],
  ['agents.new-30', 'newIn30Days'],
] as const;

const periodCounts = [
  ['agents.active', 'activeMembers'],
  ['agents.first-deposits', 'firstDeposits'],
] as const;

const periodSums = [
  ['reports.deposited', 'deposit'],
  ['reports.withdrawn', 'withdraw'],
  ['reports.stake', 'stake'],
  ['reports.payout', 'payout'],
  ['agents.players-result', 'netProfit'],
] as const;

function useCount() {
  const { tag } = useText();
  return (data: Overview | undefined, field: (typeof teamFacts | typeof periodCounts)[number][1]) =>
    data && formatNumber(data[field], tag);
}

function TeamNow({ data }: { data: Overview | undefined }) {
  const t = useText();
  const count = useCount();
  const counts = teamFacts.map(([text, field]) => ({
    key: field,
    label: t(text),
    value: count(data, field),
  }));
  const balance = {
    key: 'balance',
    label: t('agents.balance-of-team'),
    value: data && <Amount value={data.teamBalance} />,
  };
  return <Facts title={t('agents.team-now')} facts={[...counts, balance]} />;
}

function usePeriodTiles(data: Overview | undefined, before: Overview | undefined) {
  const t = useText();
  const money = useMoneyText();
  const count = useCount();
  const counts = periodCounts.map(([text, field]) => ({
    key: field,
    label: t(text),
    value: data && (
      <Compared
        now={data[field]}
        before={before?.[field]}
        text={(value) => formatNumber(value, t.tag)}
      >
        {count(data, field)}
      </Compared>
    ),
  }));
  const sums = periodSums.map(([text, field]) => ({
    key: field,
    label: t(text),
    value: data && (
      <Compared now={data[field]} before={before?.[field]} text={money}>
        <Amount value={data[field]} look={field === 'netProfit' ? 'change' : 'plain'} />
      </Compared>
    ),
  }));
  return [...counts, ...sums];
}

export function OverviewScreen() {
  const t = useText();
  const [period, setPeriod] = useState<Period>('days-7');
  const query = useOverview(period);
  const before = useOverview(period, 'before');
  const { data, error, refetch } = query;
  const tiles = usePeriodTiles(data, before.isPlaceholderData ? undefined : before.data);
  if (data === undefined && error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Screen title={t('agents.overview')}>
      <PeriodFilter period={period} onPeriod={setPeriod} spans={shortSpans} />
      <Facts title={t('agents.period-title')} facts={tiles} waits={query.isPlaceholderData} />
      <TeamChart period={period} />
      <TeamNow data={data} />
      <InviteCard code={data?.code} />
      <Note>{t('reports.counted', { zone: houseZoneName })}</Note>
    </Screen>
  );
}
