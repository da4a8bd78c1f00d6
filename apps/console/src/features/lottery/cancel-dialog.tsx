// Cancels an issue: what is refunded stands before the button, and whether a second person will be
// asked.
import { useState } from 'react';
import { unitsOf, unwrap } from '@baize/client';
import { formatNumber } from '@baize/i18n';
import { Status } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { useGameName } from './game-facts.ts';
import type { IssueShown } from './issue-reading.ts';
import { isReason, ReasonField } from './reason-field.tsx';
import { useLotteryAction } from './use-lottery-action.ts';

export interface CancelDialogProps {
  issue: IssueShown;
  onClose: () => void;
}

/** More is staked than one person may give back alone. */
export const needsSecond = ({ stake, cancelAlone }: IssueShown): boolean =>
  unitsOf(stake) > unitsOf(cancelAlone);

export function CancelDialog({ issue: shown, onClose }: CancelDialogProps) {
  const t = useText();
  const name = useGameName();
  const { money } = useShow();
  const { gameCode, issue, slips, stake, cancelAlone } = shown;
  const [reason, setReason] = useState('');
  const send = useLotteryAction(async () =>
    unwrap(await client.lottery.cancelLotteryIssue({ gameCode, issue, reason: reason.trim() })),
  );
  const second = needsSecond(shown);
  return (
    <FormDialog
      title={t('console.lottery.cancel-title', { game: name(gameCode), issue })}
      doLabel={t(second ? 'console.lottery.cancel-propose' : 'console.lottery.cancel-now')}
      danger
      isReady={isReason(reason)}
      isSending={send.isPending}
      error={send.error}
      onDo={() => send.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('console.lottery.cancel-text')}</p>
      <Figures
        facts={[
          [t('console.lottery.slips'), formatNumber(slips, t.tag)],
          [t('console.lottery.refunded'), money(stake)],
          [t('console.lottery.cancel-alone'), money(cancelAlone)],
        ]}
      />
      {second ? <Status kind="waiting">{t('console.lottery.cancel-second')}</Status> : null}
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}
