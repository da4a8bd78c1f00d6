// The numbers that are closed or pay less, in all issues of a lottery or in one, with who set them.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { lottery, OutputOf } from '@baize/contract';
import { Button, Card, EmptyState, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { definitionOf, lotteryKey, usePlayName } from './game-facts.ts';
import { linesOf } from './limited-entry.ts';
import { LimitedDialog } from './limited-dialog.tsx';
import styles from './lottery.module.css';

type Limited = OutputOf<typeof lottery.getLimitedNumbers>;

export interface LimitedNumbersProps {
  gameCode: string;
  /** Null: all issues. */
  issue: string | null;
  /** Whether it still takes slips. */
  isOpen: boolean;
}

export function LimitedNumbers({ gameCode, issue, isOpen }: LimitedNumbersProps) {
  const t = useText();
  const may = useMay('lottery.settings');
  const [asked, setAsked] = useState(false);
  const game = definitionOf(gameCode);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...lotteryKey, 'limited-numbers', gameCode, issue],
    queryFn: async () =>
      unwrap(
        await client.lottery.getLimitedNumbers({ gameCode, ...(issue === null ? {} : { issue }) }),
      ),
    enabled: game !== undefined && game.area !== 'CN',
  });
  if (game === undefined || game.area === 'CN') return null;
  const change = (
    <Button size="small" onClick={() => setAsked(true)}>
      {t('console.lottery.change-limited')}
    </Button>
  );
  return (
    <Card title={t('console.lottery.limited')} aside={may && isOpen && data ? change : undefined}>
      <div className={styles['stack']}>
        <p className={styles['intro']}>
          {t(
            issue === null ? 'console.lottery.limited-of-game' : 'console.lottery.limited-of-issue',
          )}
        </p>
        {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
        {data && !error ? <LimitedShown gameCode={gameCode} limited={data} /> : null}
        {data || error ? null : <Skeleton shape="block" />}
      </div>
      {asked && data ? (
        <LimitedDialog
          {...{ gameCode, issue }}
          list={data.list}
          revision={data.revision}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Card>
  );
}

function LimitedShown({ gameCode, limited }: { gameCode: string; limited: Limited }) {
  const t = useText();
  const name = usePlayName();
  const { moment } = useShow();
  const { list, set } = limited;
  const rateText = (rate: string) =>
    rate === '0' ? t('console.lottery.number-closed') : t('console.lottery.number-rate', { rate });
  return (
    <>
      {list.length === 0 ? (
        <EmptyState>{t('console.lottery.no-limited')}</EmptyState>
      ) : (
        <Figures
          facts={linesOf(list).map(({ play, numbers, rate }) => [
            `${name(gameCode, play)}, ${rateText(rate)}`,
            numbers,
          ])}
        />
      )}
      {set ? (
        <p className={styles['intro']}>
          {set.by}, {moment(set.at)}: {set.reason}
        </p>
      ) : null}
    </>
  );
}
