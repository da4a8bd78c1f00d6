// The lotteries: kind of draw, on or off, return at odds, prize groups, and how far each is
// planned. Late results stand above the list.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { lotteryKinds, type lottery, type OutputOf } from '@baize/contract';
import { formatNumber, formatPercentage, formatRelative } from '@baize/i18n';
import { EmptyState, SectionHead, Status, Table, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { lotteryKey, useGameName } from './game-facts.ts';
import { IssueClock } from './issue-clock.tsx';
import styles from './lottery.module.css';

type Board = OutputOf<typeof lottery.listLotteryGames> & { readonly ahead: number };
type Game = Board['list'][number];
interface Search {
  readonly name?: string;
  readonly kind?: string;
  readonly on?: string;
}

const everyMs = 15_000;

export function useBoard() {
  return useQuery({
    queryKey: [...lotteryKey, 'games'],
    queryFn: async (): Promise<Board> => {
      const board = unwrap(await client.lottery.listLotteryGames());
      return { ...board, ahead: board.now - Date.now() };
    },
    refetchInterval: everyMs,
  });
}

export function Lotteries() {
  const t = useText();
  const name = useGameName();
  const [search, setSearch] = useState<Search>({});
  const { data, error, isPending, isFetching, refetch } = useBoard();
  const columns = useColumns(data?.ahead ?? 0, () => void refetch());
  const found = (data?.list ?? []).filter((game) => isWanted(game, name(game.gameCode), search));
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.lotteries')} />
      <p className={styles['intro']}>{t('console.lottery.games-intro')}</p>
      {data ? <Standing board={data} /> : null}
      <GameFilters search={search} onSearch={setSearch} />
      {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
      {error ? null : (
        <Table
          caption={t('operator.lotteries')}
          columns={columns}
          rows={found}
          rowKey={({ gameCode }) => gameCode}
          loading={isPending}
          empty={<EmptyState>{t('console.lottery.no-games')}</EmptyState>}
        />
      )}
    </div>
  );
}

function isWanted(game: Game, name: string, search: Search): boolean {
  const words = search.name?.trim().toLowerCase() ?? '';
  return (
    `${name} ${game.gameCode}`.toLowerCase().includes(words) &&
    (search.kind === undefined || search.kind === game.kind) &&
    (search.on === undefined || (search.on === 'on') === game.on)
  );
}

interface GameFiltersProps {
  search: Search;
  onSearch: (search: Search) => void;
}

function GameFilters({ search, onSearch }: GameFiltersProps) {
  const t = useText();
  const set = (name: keyof Search, value: string) => onSearch(narrowed(search, name, value));
  return (
    <div className={styles['filters']}>
      <WordFields
        search={search}
        fields={[['name', t('console.lottery.find-game')]]}
        onChange={set}
      />
      <ChoiceFields
        search={search}
        fields={[
          [
            'kind',
            t('console.lottery.kind'),
            lotteryKinds.map((one) => [one, t(`console.lottery.kind-${one}`)]),
          ],
          [
            'on',
            t('operator.state'),
            [
              ['on', t('console.lottery.on')],
              ['off', t('console.lottery.off')],
            ],
          ],
        ]}
        onChange={set}
      />
    </div>
  );
}

/** Where the randomness comes from, and whether results are late. */
function Standing({ board: { beacon, list, now } }: { board: Board }) {
  const t = useText();
  const late = list.reduce((all, game) => all + game.late, 0);
  const last = beacon.at === null ? '–' : formatRelative(beacon.at, now, t.tag);
  return (
    <>
      {late === 0 ? null : (
        <Status kind="bad">
          <Link to="/lottery/issues?state=pending-result">
            {t('console.lottery.late-results', { count: late })}
          </Link>
        </Status>
      )}
      <Figures
        facts={[
          [t('console.lottery.beacon'), t(`console.lottery.beacon-${beacon.kind}`)],
          [
            t('console.lottery.beacon-round'),
            beacon.round === null ? '–' : formatNumber(beacon.round, t.tag),
          ],
          [t('console.lottery.beacon-at'), last],
        ]}
      />
    </>
  );
}

function useColumns(ahead: number, onEnd: () => void): readonly Column<Game>[] {
  const t = useText();
  const { moment } = useShow();
  const percent = (whole: number) => formatPercentage(String(whole), t.tag);
  return [
    { key: 'game', head: t('operator.game'), cell: (game) => <GameName game={game} /> },
    { key: 'state', head: t('operator.state'), cell: (game) => <GameState game={game} /> },
    {
      key: 'now',
      head: t('console.lottery.issue-now'),
      cell: ({ gameCode, current }) =>
        current === null ? (
          t('console.lottery.between-sessions')
        ) : (
          <span className={styles['lines']}>
            <Link to={`/lottery/issues/${gameCode}/${current.issue}`}>{current.issue}</Link>
            <IssueClock issue={current} ahead={ahead} onEnd={onEnd} />
          </span>
        ),
      wideOnly: true,
    },
    {
      key: 'groups',
      head: t('console.lottery.groups'),
      cell: ({ groupLeast, groupMost }) => `${groupLeast}–${groupMost}`,
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'return',
      head: t('console.lottery.odds-return'),
      cell: ({ oddsReturn }) => percent(oddsReturn),
      align: 'money',
    },
    {
      key: 'planned',
      head: t('console.lottery.planned-until'),
      cell: ({ plannedUntil }) => moment(plannedUntil),
      wideOnly: true,
    },
  ];
}

function GameName({ game: { gameCode, kind, drawnBy } }: { game: Game }) {
  const t = useText();
  const name = useGameName();
  return (
    <span className={styles['lines']}>
      <Link data-row className={styles['link']} to={`/lottery/games/${gameCode}`}>
        {name(gameCode)}
      </Link>
      <small className={styles['under']}>
        {t(`console.lottery.kind-${kind}`)} · {t(`console.lottery.drawn-by-${drawnBy}`)}
      </small>
    </span>
  );
}

function GameState({ game: { on, late } }: { game: Game }) {
  const t = useText();
  return (
    <span className={styles['lines']}>
      <Status kind={on ? 'good' : 'bad'}>
        {t(on ? 'console.lottery.on' : 'console.lottery.off')}
      </Status>
      {late === 0 ? null : (
        <Status kind="bad">{t('console.lottery.late-results', { count: late })}</Status>
      )}
    </span>
  );
}
