// The board of a promotion for staff: who leads by name, what each place wins, and members who are
// kept off with the reason.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { RefusedError, unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { Button, Card, EmptyState, Skeleton, Status, Table, type Column } from '@baize/ui';
import { EntryField } from '../../app/entry-field.tsx';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { useRewardWords } from './maker/sums.ts';
import { promotionsKey } from './staff-promotion.ts';
import styles from './promotions.module.css';

type StaffBoard = OutputOf<typeof promotions.openBoard>;
type Entry = StaffBoard['list'][number];

export function BoardCard({ promotionId: id }: { promotionId: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...promotionsKey, 'board', id],
    queryFn: async () => unwrap(await client.promotions.openBoard({ id })),
    refetchInterval: 15_000,
  });
  const isMissing = error instanceof RefusedError && error.failure.refused === 'board-not-found';
  if (error && !isMissing) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return (
    <Card title={t('console.promotions.board')}>
      {isMissing ? <EmptyState>{t('console.promotions.board-none')}</EmptyState> : null}
      {data === undefined && !isMissing ? <Skeleton shape="block" /> : null}
      {data === undefined ? null : <Places board={data} />}
    </Card>
  );
}

function Places({ board }: { board: StaffBoard }) {
  const t = useText();
  const { moment } = useShow();
  const [asked, setAsked] = useState<Entry | 'other'>();
  const columns = useColumns(board, setAsked);
  const mayJudge = useMay('promotions.judge') && board.state !== 'ended';
  const { promotionId, state, endsAt, members } = board;
  return (
    <div className={styles['stack']}>
      <p className={styles['mute']}>
        {t(`console.promotions.board-state-${state}`, { date: moment(endsAt) })}{' '}
        {t('console.promotions.board-members', { count: members })}
      </p>
      <Table
        caption={t('console.promotions.board')}
        columns={columns}
        rows={board.list}
        rowKey={({ playerId }) => playerId}
        empty={t('console.promotions.board-empty')}
      />
      {mayJudge ? (
        <div>
          <Button onClick={() => setAsked('other')}>{t('console.promotions.board-exclude')}</Button>
        </div>
      ) : null}
      {asked === undefined ? null : (
        <ChangeEntry
          promotionId={promotionId}
          entry={asked === 'other' ? undefined : asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

function useColumns(
  { score, currency, prizes, state }: StaffBoard,
  onAsk: (entry: Entry) => void,
): readonly Column<Entry>[] {
  const t = useText();
  const { money, moment } = useShow();
  const rewardWords = useRewardWords();
  const mayJudge = useMay('promotions.judge') && state !== 'ended';
  return [
    {
      key: 'place',
      head: t('console.promotions.fact-place'),
      cell: ({ place }) =>
        place ?? <Status kind="bad">{t('console.promotions.board-excluded')}</Status>,
    },
    {
      key: 'member',
      head: t('operator.member'),
      cell: ({ username, reason }) => (
        <>
          {username}
          {reason === '' ? null : <div className={styles['mute']}>{reason}</div>}
        </>
      ),
    },
    {
      key: 'score',
      head: t('console.promotions.board-score'),
      align: 'money',
      cell: (one) =>
        score === 'turnover' ? money(one.score, currency) : `${Number(one.score) / 100}×`,
    },
    {
      key: 'reached',
      head: t('console.promotions.board-reached'),
      wideOnly: true,
      cell: ({ reachedAt }) => (reachedAt === 0 ? '' : moment(reachedAt)),
    },
    {
      key: 'prize',
      head: t('console.promotions.board-prize'),
      cell: ({ place }) => rewardWords(prizeOf(prizes, place)),
    },
    {
      key: 'change',
      head: '',
      cell: (one) => (mayJudge ? <Change entry={one} onAsk={onAsk} /> : null),
    },
  ];
}

function Change({ entry, onAsk }: { entry: Entry; onAsk: (entry: Entry) => void }) {
  const t = useText();
  const act = entry.state === 'excluded' ? 'readmit' : 'exclude';
  return (
    <Button size="small" onClick={() => onAsk(entry)}>
      {t(`console.promotions.board-${act}`)}
    </Button>
  );
}

const prizeOf = (prizes: StaffBoard['prizes'], place: number | null) =>
  prizes.find(({ from, to }) => place !== null && place >= from && place <= to)?.rewards ?? [];

interface ChangeEntryProps {
  promotionId: string;
  /** None: staff type the name. */
  entry: Entry | undefined;
  onClose: () => void;
}

function ChangeEntry({ promotionId: id, entry, onClose }: ChangeEntryProps) {
  const t = useText();
  const [username, setUsername] = useState(entry?.username ?? '');
  const isExcluded = entry?.state !== 'excluded';
  const act = isExcluded ? 'exclude' : 'readmit';
  const change = useIntentChange(
    promotionsKey,
    async (reason: string, intent) =>
      unwrap(
        await client.promotions.changeBoardEntry({ id, username, isExcluded, reason }, { intent }),
      ),
    () => t(`console.promotions.board-${act}-done`, { name: username }),
  );
  return (
    <ReasonDialog
      title={t(`console.promotions.board-${act}-title`)}
      doLabel={t(`console.promotions.board-${act}`)}
      danger={isExcluded}
      isReady={username.trim() !== ''}
      onDo={async (reason) => {
        await change.mutateAsync(reason);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(`console.promotions.board-${act}-text`)}</p>
      {entry === undefined ? (
        <EntryField
          label={t('operator.member')}
          lengthMost={64}
          value={username}
          onValue={setUsername}
        />
      ) : (
        <p>
          <b>{username}</b>
        </p>
      )}
    </ReasonDialog>
  );
}
