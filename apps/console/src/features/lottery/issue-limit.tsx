// The limit of an issue, below its lottery's, and its change while the issue takes slips.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { lottery, OutputOf } from '@baize/contract';
import { Button, Card, showToast, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { lotteryKey, useGameName } from './game-facts.ts';
import type { IssueShown } from './issue-reading.ts';
import { limitOf, typedLimit } from './limit-entry.ts';
import styles from './lottery.module.css';

type Limit = OutputOf<typeof lottery.getIssueLimit>;

export function IssueLimit({ issue: shown }: { issue: IssueShown }) {
  const t = useText();
  const may = useMay('lottery.settings');
  const [asked, setAsked] = useState(false);
  const { gameCode, issue, state } = shown;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...lotteryKey, 'issue-limit', gameCode, issue],
    queryFn: async () => unwrap(await client.lottery.getIssueLimit({ gameCode, issue })),
  });
  const takesSlips = state === 'open' || state === 'scheduled';
  const change = (
    <Button size="small" onClick={() => setAsked(true)}>
      {t('console.lottery.change')}
    </Button>
  );
  return (
    <Card
      title={t('console.lottery.issue-limits')}
      aside={may && takesSlips && data ? change : undefined}
    >
      <div className={styles['stack']}>
        {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
        {data && !error ? <LimitShown limit={data} /> : null}
        {data || error ? null : <Skeleton shape="block" />}
      </div>
      {asked && data ? (
        <IssueLimitDialog issue={shown} limit={data} onClose={() => setAsked(false)} />
      ) : null}
    </Card>
  );
}

function LimitShown({ limit: { exposureMost, payoutMost, set } }: { limit: Limit }) {
  const t = useText();
  const { money, moment } = useShow();
  const most = (amount: string | null) =>
    amount === null ? t('console.lottery.as-game') : money(amount);
  return (
    <>
      <Figures
        facts={[
          [t('console.lottery.limit-exposure'), most(exposureMost)],
          [t('console.lottery.limit-payout'), most(payoutMost)],
        ]}
      />
      {set ? (
        <p className={styles['intro']}>
          {set.by}, {moment(set.at)}: {set.reason}
        </p>
      ) : null}
    </>
  );
}

interface IssueLimitDialogProps {
  issue: IssueShown;
  limit: Limit;
  onClose: () => void;
}

function IssueLimitDialog({ issue: shown, limit, onClose }: IssueLimitDialogProps) {
  const t = useText();
  const name = useGameName();
  const queries = useQueryClient();
  const { gameCode, issue } = shown;
  const before = { exposure: typedLimit(limit.exposureMost), payout: typedLimit(limit.payoutMost) };
  const [entry, setEntry] = useState(before);
  const exposureMost = limitOf(entry.exposure, true);
  const payoutMost = limitOf(entry.payout);
  const isRead = exposureMost !== undefined && payoutMost !== undefined;
  const fault = (isFine: boolean) => (isFine ? undefined : t('console.lottery.limit-fault'));
  const save = async (reason: string) => {
    if (!isRead) return;
    const asked = { gameCode, issue, exposureMost, payoutMost, reason };
    unwrap(await client.lottery.setIssueLimit(asked));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: lotteryKey });
    onClose();
  };
  return (
    <ReasonDialog
      title={t('console.lottery.issue-limit-title', { game: name(gameCode), issue })}
      doLabel={t('operator.save')}
      isReady={isRead && JSON.stringify(entry) !== JSON.stringify(before)}
      onDo={save}
      onClose={onClose}
    >
      <p>{t('console.lottery.issue-limit-text')}</p>
      <EntryField
        label={t('console.lottery.limit-exposure')}
        inputMode="decimal"
        value={entry.exposure}
        error={fault(exposureMost !== undefined)}
        onValue={(exposure) => setEntry({ ...entry, exposure })}
      />
      <EntryField
        label={t('console.lottery.limit-payout')}
        inputMode="decimal"
        value={entry.payout}
        error={fault(payoutMost !== undefined)}
        onValue={(payout) => setEntry({ ...entry, payout })}
      />
    </ReasonDialog>
  );
}
