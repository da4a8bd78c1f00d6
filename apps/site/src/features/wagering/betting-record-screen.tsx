// The betting record: every stake and its result, found by days, game, vendor, state and stake,
// each opening its round; with the sums of all that fits and the file of it.
import { useState } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import { wagerStates } from '@baize/contract';
import { Dialog, EmptyState, Money, ReceiptTextIcon, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { chosenOf } from '../../app/records/chosen.ts';
import { Parts } from '../../app/records/facts.tsx';
import {
  amountIn,
  type AmountRange,
  anyAmount,
  Choice,
  FilterBar,
} from '../../app/records/filter-bar.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { MoreButton } from '../../app/records/more-button.tsx';
import { Note } from '../../app/records/note.tsx';
import { daysOf, type Period } from '../../app/records/period.ts';
import { PeriodFilter } from '../../app/records/period-filter.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { RoundPart } from '../../app/records/round-part.tsx';
import { SaveButton } from '../../app/records/save-button.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { Tiles } from '../../app/records/tiles.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Bet, BetCard, type BetRecord, useBetColumns } from './bet-rows.tsx';

interface BetSearch {
  readonly period: Period;
  readonly game: string;
  readonly vendor: string;
  readonly state: Bet['state'] | '';
  readonly amounts: AmountRange;
}

const pageSize = 25;
const someOf = <Text extends string>(text: Text | '') => (text === '' ? undefined : text);

function askedBy({ period, game, vendor, state, amounts }: BetSearch) {
  const { from, to } = daysOf(period, timeNow());
  return chosenOf({
    startDate: from,
    endDate: to,
    gameCode: someOf(game),
    vassalage: someOf(vendor),
    state: someOf(state),
    minStake: amountIn(amounts.min),
    maxStake: amountIn(amounts.max),
  });
}

const useBets = (search: BetSearch) =>
  useInfiniteQuery({
    queryKey: ['money', 'bets', search],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const page = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(await client.wagering.listBets({ ...askedBy(search), ...page }));
    },
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    placeholderData: keepPreviousData,
  });

export function BettingRecordScreen() {
  const t = useText();
  const [search, setSearch] = useState<BetSearch>({
    period: 'days-7',
    game: '',
    vendor: '',
    state: '',
    amounts: anyAmount,
  });
  const [opened, setOpened] = useState<Bet>();
  const query = useBets(search);
  const columns = useBetColumns(setOpened);
  const show = (change: Partial<BetSearch>) => setSearch({ ...search, ...change });
  const first = query.data?.pages[0];
  return (
    <Screen title={t('wagering.betting-record')}>
      <PeriodFilter period={search.period} onPeriod={(period) => show({ period })} />
      <Filters search={search} games={first?.games ?? []} onSearch={show} />
      <Totals footer={first?.footer} />
      <RecordList
        caption={t('wagering.betting-record')}
        query={query}
        rows={query.data?.pages.flatMap(({ list }) => list)}
        rowKey={({ roundId }) => roundId}
        columns={columns}
        card={(bet) => <BetCard bet={bet} onOpen={setOpened} />}
        empty={
          <EmptyState icon={<ReceiptTextIcon />}>{t('wagering.no-rounds-in-span')}</EmptyState>
        }
        page={1}
        pages={1}
        onPage={() => undefined}
      />
      <MoreButton query={query} />
      {opened ? <RoundDialog bet={opened} onClose={() => setOpened(undefined)} /> : null}
    </Screen>
  );
}

interface FiltersProps {
  search: BetSearch;
  games: BetRecord['games'];
  onSearch: (change: Partial<BetSearch>) => void;
}

function Filters({ search, games, onSearch }: FiltersProps) {
  const t = useText();
  const { from, to } = daysOf(search.period, timeNow());
  const vendors = [...new Set(games.map(({ vassalage }) => vassalage))].toSorted();
  const plain = (value: string) => ({ value, label: value });
  return (
    <FilterBar
      amounts={search.amounts}
      onAmounts={(amounts) => onSearch({ amounts })}
      tools={
        <SaveButton
          label={t('wallet.save-csv')}
          name={`betting-record-${from}-${to}.csv`}
          ask={() => client.wagering.downloadBets(askedBy(search))}
        />
      }
    >
      <Choice
        label={t('wagering.game')}
        all={t('wagering.all-games')}
        value={search.game}
        options={games.map(({ gameCode, gameName }) => ({ value: gameCode, label: gameName }))}
        onValue={(game) => onSearch({ game })}
      />
      <Choice
        label={t('wagering.vendor')}
        all={t('wagering.all-vendors')}
        value={search.vendor}
        options={(search.vendor === '' ? vendors : [search.vendor]).map(plain)}
        onValue={(vendor) => onSearch({ vendor, game: '' })}
      />
      <Choice
        label={t('wallet.state')}
        all={t('wagering.all-states')}
        value={search.state}
        options={wagerStates.map((state) => ({
          value: state,
          label: t(`wagering.state-${state}`),
        }))}
        onValue={(state) => onSearch({ state: state as BetSearch['state'] })}
      />
    </FilterBar>
  );
}

const figures = ['stake', 'payout', 'netProfit'] as const;
const heads = {
  stake: 'wagering.stake',
  payout: 'wagering.payout',
  netProfit: 'wagering.net',
} as const;

/** The sums of all rounds that fit, on any page. */
function Totals({ footer }: { footer: BetRecord['footer'] | undefined }) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  return (
    <section aria-label={t('wagering.totals')}>
      <Tiles
        tiles={figures.map((name) => ({
          key: name,
          label: t(heads[name]),
          value: footer && (
            <Money
              units={unitsOf(footer[name])}
              symbol={symbol}
              locale={tag}
              {...(name === 'netProfit' ? { tone: 'change', sign: 'always' } : {})}
            />
          ),
        }))}
      />
      {footer?.whole === false ? <Note>{t('wallet.sums-partly')}</Note> : null}
    </section>
  );
}

function RoundDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['money', 'round', bet.roundId],
    queryFn: async () => {
      const answer = await client.wagering.findReference({ reference: bet.roundId });
      return unwrap(answer).list;
    },
  });
  return (
    <Dialog open onClose={onClose} title={bet.gameName} closeLabel={t('shell.close')}>
      {data ? (
        <Parts>
          {data.map((round) => (
            <RoundPart key={round.roundId} round={round} />
          ))}
        </Parts>
      ) : null}
      {data === undefined && error === null ? <Skeleton shape="block" /> : null}
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}
