// The betting record: every stake and its result, each with a link to verify it.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import type { OutputOf, wagering } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import {
  type Column,
  EmptyState,
  Money,
  ReceiptTextIcon,
  ShieldCheckIcon,
  Status,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { DateFilter } from '../../app/records/date-filter.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { daysIn, type RecordSpan } from '../../app/records/record-dates.ts';
import { RecordList } from '../../app/records/record-list.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './betting-record.module.css';

type Record = OutputOf<typeof wagering.listBets>;
type Bet = Record['list'][number];

const pageSize = 20;
const looks = { open: 'waiting', settled: 'good', void: 'neutral' } as const;

function useBets(span: RecordSpan, pageNo: number) {
  return useQuery({
    queryKey: ['money', 'bets', span, pageNo],
    queryFn: async () => {
      const { from, to } = daysIn(span, timeNow());
      const asked = { pageNo, pageSize, startDate: from, endDate: to };
      return unwrap(await client.wagering.listBets(asked));
    },
    placeholderData: keepPreviousData,
  });
}

function Verify({ bet }: { bet: Bet }) {
  const t = useText();
  if (!bet.verifiable) return null;
  return (
    <SiteLink
      className={styles['verify']}
      to={`/fairness?round=${bet.roundId}`}
      aria-label={t('wagering.verify-round', { game: bet.gameName })}
    >
      <ShieldCheckIcon aria-hidden="true" />
      {t('wagering.verify')}
    </SiteLink>
  );
}

function State({ state }: { state: string }) {
  const t = useText();
  const known = state as keyof typeof looks;
  return <Status kind={looks[known]}>{t(`wagering.state-${known}`)}</Status>;
}

function useColumns(): readonly Column<Bet>[] {
  const t = useText();
  const { tag } = useMoneyText();
  const money = (amount: number) => <Money units={unitsOf(amount)} locale={tag} />;
  return [
    { key: 'time', head: t('wallet.time'), cell: (bet) => formatDateTime(bet.openedAt, { tag }) },
    { key: 'game', head: t('wagering.game'), cell: ({ gameName }) => gameName },
    { key: 'state', head: t('wallet.state'), cell: ({ state }) => <State state={state} /> },
    { key: 'verify', head: t('wagering.fairness'), cell: (bet) => <Verify bet={bet} /> },
    {
      key: 'stake',
      head: t('wagering.stake'),
      align: 'money',
      cell: ({ stake }) => money(stake),
    },
    {
      key: 'payout',
      head: t('wagering.payout'),
      align: 'money',
      cell: ({ payout, jackpot }) => (
        <>
          {money(payout)}
          <JackpotPart jackpot={jackpot} />
        </>
      ),
    },
    {
      key: 'net',
      head: t('wagering.net'),
      align: 'money',
      cell: ({ netProfit }) => (
        <Money units={unitsOf(netProfit)} locale={tag} tone="change" sign="always" />
      ),
    },
  ];
}

/** How much of a payout a jackpot paid, where it did. */
function JackpotPart({ jackpot }: Pick<Bet, 'jackpot'>) {
  const t = useText();
  const money = useMoneyText();
  if (jackpot === 0) return null;
  return (
    <RecordLine
      look="quiet"
      start=""
      end={t('wagering.jackpot-in-it', { amount: money(jackpot) })}
    />
  );
}

function BetCard({ bet }: { bet: Bet }) {
  const show = useMoneyText();
  const { stake, payout, netProfit, openedAt, gameName } = bet;
  return (
    <>
      <RecordLine
        look="lead"
        start={gameName}
        end={<Money units={unitsOf(netProfit)} locale={show.tag} tone="change" sign="always" />}
      />
      <RecordLine start={`${show(stake)} → ${show(payout)}`} end={<Verify bet={bet} />} />
      <JackpotPart jackpot={bet.jackpot} />
      <RecordLine
        look="quiet"
        start={formatDateTime(openedAt, { tag: show.tag })}
        end={<State state={bet.state} />}
      />
    </>
  );
}

/** The sums of all rounds of these days, on any page. */
function TotalsRow({ footer }: { footer: Record['footer'] }) {
  const t = useText();
  const { tag } = useMoneyText();
  return (
    <tr>
      <th scope="row" colSpan={4} className={styles['total']}>
        {t('wagering.totals')}
      </th>
      <td className={styles['sum']}>
        <Money units={unitsOf(footer.stake)} locale={tag} />
      </td>
      <td className={styles['sum']}>
        <Money units={unitsOf(footer.payout)} locale={tag} />
      </td>
      <td className={styles['sum']}>
        <Money units={unitsOf(footer.netProfit)} locale={tag} tone="change" sign="always" />
      </td>
    </tr>
  );
}

function TotalsCard({ footer }: { footer: Record['footer'] }) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const money = (amount: number) => <Money units={unitsOf(amount)} symbol={symbol} locale={tag} />;
  return (
    <section className={styles['totals']} aria-label={t('wagering.totals')}>
      <RecordLine start={t('wagering.stake')} end={money(footer.stake)} />
      <RecordLine start={t('wagering.payout')} end={money(footer.payout)} />
      <RecordLine
        look="lead"
        start={t('wagering.net')}
        end={
          <Money
            units={unitsOf(footer.netProfit)}
            symbol={symbol}
            locale={tag}
            tone="change"
            sign="always"
          />
        }
      />
    </section>
  );
}

export function BettingRecordScreen() {
  const t = useText();
  const [span, setSpan] = useState<RecordSpan>('days-7');
  const [page, setPage] = useState(1);
  const query = useBets(span, page);
  const columns = useColumns();
  const choose = (next: RecordSpan) => {
    setSpan(next);
    setPage(1);
  };
  const { data } = query;
  return (
    <Screen
      title={t('wagering.betting-record')}
      actions={<DateFilter span={span} onSpan={choose} />}
    >
      <RecordList
        caption={t('wagering.betting-record')}
        query={query}
        rows={data?.list}
        rowKey={({ roundId }) => roundId}
        columns={columns}
        card={(bet) => <BetCard bet={bet} />}
        foot={data ? <TotalsRow footer={data.footer} /> : undefined}
        cardFoot={data ? <TotalsCard footer={data.footer} /> : undefined}
        empty={
          <EmptyState icon={<ReceiptTextIcon />}>{t('wagering.no-rounds-in-span')}</EmptyState>
        }
        page={page}
        pages={data ? Math.max(1, Math.ceil(data.page.total / pageSize)) : 1}
        onPage={setPage}
      />
    </Screen>
  );
}
