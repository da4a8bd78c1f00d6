// Issues of all lotteries by state, newest first: what lies on each, what it may cost at most, and
// the clock to its next moment. Late results stand out.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { lotteryIssueStates } from '@baize/contract';
import { formatClock, formatNumber } from '@baize/i18n';
import { classNames, SectionHead, Tabs, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { ChoiceFields, narrowed } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { EntryField } from '../../app/entry-field.tsx';
import { lotteryKey, useGameName, useGameOptions } from './game-facts.ts';
import { IssueClock } from './issue-clock.tsx';
import type { IssueRow, IssueSearch } from './issue-reading.ts';
import { IssueState } from './issue-state.tsx';
import styles from './lottery.module.css';

const tabs = [
  'open',
  'closed',
  'pending-result',
  'drawn',
  'settled',
  'cancelled',
  'scheduled',
  'all',
] as const;

const everyMs = 10_000;

export function LotteryIssues() {
  const t = useText();
  const games = useGameOptions();
  const [asked, setAsked] = useSearchParams();
  const [page, setPage] = useState(1);
  const [ahead, setAhead] = useState(0);
  const tab = tabs.find((one) => one === asked.get('state')) ?? 'open';
  const filters = { game: asked.get('game') ?? undefined, day: asked.get('day') ?? undefined };
  const find = (next: { readonly [name: string]: string | undefined }) => {
    const set = Object.entries({ state: tab, ...next }).filter(([, value]) => value);
    setAsked(new URLSearchParams(set as [string, string][]), { replace: true });
    setPage(1);
  };
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.lottery-issues')} />
      <div className={styles['filters']}>
        <ChoiceFields
          search={filters}
          fields={[['game', t('operator.game'), games]]}
          onChange={(name, value) => find(narrowed(filters, name, value))}
        />
        <EntryField
          label={t('console.lottery.lottery-day')}
          type="date"
          value={filters.day ?? ''}
          onValue={(day) => find(narrowed(filters, 'day', day))}
        />
      </div>
      <Tabs
        label={t('operator.state')}
        tabs={tabs.map((id) => ({ id, label: t(`console.lottery.issue-${id}`) }))}
        selected={tab}
        onSelect={(state) => find({ ...filters, state })}
      >
        <PagedList
          name={[...lotteryKey, 'issues', tab, filters.game, filters.day]}
          caption={t('operator.lottery-issues')}
          columns={useIssueColumns(ahead)}
          rowKey={({ gameCode, issue }) => `${gameCode} ${issue}`}
          empty={t('console.lottery.no-issues')}
          page={page}
          onPage={setPage}
          rereadMs={everyMs}
          read={async (paged) => {
            const found = await readIssues({ ...paged, ...searchOf(tab, filters) });
            setAhead(found.now - Date.now());
            return found;
          }}
        />
      </Tabs>
    </div>
  );
}

const readIssues = async (asked: Parameters<typeof client.lottery.findLotteryIssues>[0]) =>
  unwrap(await client.lottery.findLotteryIssues(asked));

function searchOf(
  tab: (typeof tabs)[number],
  { game, day }: { readonly game: string | undefined; readonly day: string | undefined },
): IssueSearch {
  const state = lotteryIssueStates.find((one) => one === tab);
  return {
    ...(state && { state }),
    ...(game && { gameCode: game }),
    ...(day && { day }),
  };
}

function useIssueColumns(ahead: number): readonly Column<IssueRow>[] {
  const t = useText();
  const figures = useFigureColumns();
  return [
    {
      key: 'issue',
      head: t('console.lottery.issue'),
      cell: (row) => <IssueLink row={row} />,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: (row) => (
        <span className={styles['lines']}>
          <IssueState issue={row} />
          <IssueClock issue={row} ahead={ahead} />
        </span>
      ),
    },
    {
      key: 'draws',
      head: t('console.lottery.draws-at'),
      cell: ({ drawsAt }) => formatClock(drawsAt),
      wideOnly: true,
    },
    {
      key: 'numbers',
      head: t('console.lottery.numbers'),
      cell: ({ gameCode, numbers }) => <DrawnNumbers gameCode={gameCode} numbers={numbers} />,
      wideOnly: true,
    },
    ...figures,
  ];
}

function useFigureColumns(): readonly Column<IssueRow>[] {
  const t = useText();
  const { money } = useShow();
  const figure = { align: 'money', wideOnly: true } as const;
  return [
    {
      key: 'slips',
      head: t('console.lottery.slips'),
      cell: ({ slips }) => formatNumber(slips, t.tag),
      ...figure,
    },
    {
      key: 'stake',
      head: t('operator.stake'),
      cell: (row) => <Stake row={row} />,
      align: 'money',
    },
    {
      key: 'most',
      head: t('console.lottery.costs-most'),
      cell: ({ exposureMost }) => money(exposureMost),
      ...figure,
    },
    {
      key: 'payout',
      head: t('operator.payout'),
      cell: ({ payout }) => money(payout),
      ...figure,
    },
  ];
}

function IssueLink({ row: { gameCode, issue, numbers } }: { row: IssueRow }) {
  const name = useGameName();
  return (
    <span className={styles['lines']}>
      <Link
        data-row
        className={classNames(styles['link'], styles['name'])}
        to={`/lottery/issues/${gameCode}/${issue}`}
      >
        {issue}
      </Link>
      <small className={styles['under']}>{name(gameCode)}</small>
      {numbers === null ? null : (
        <span className={styles['narrow']}>
          <DrawnNumbers gameCode={gameCode} numbers={numbers} />
        </span>
      )}
    </span>
  );
}

/** On a phone the most that a draw would cost stands below. */
function Stake({ row: { slips, stake, exposureMost } }: { row: IssueRow }) {
  const t = useText();
  const { money } = useShow();
  return (
    <>
      {money(stake)}
      {slips === 0 ? null : (
        <small className={classNames(styles['under'], styles['narrow'])}>
          {t('console.lottery.at-worst', { amount: money(exposureMost) })}
        </small>
      )}
    </>
  );
}
