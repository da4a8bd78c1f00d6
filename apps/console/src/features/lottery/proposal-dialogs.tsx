// The second person agrees to a proposal, or somebody withdraws it. The numbers of a correction are
// entered once more, by hand.
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { unwrap } from '@baize/client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../app/texts.ts';
import { CorrectionEffect } from './correction-effect.tsx';
import { FormDialog } from '../../app/form-dialog.tsx';
import { drawKindOf, lotteryKey } from './game-facts.ts';
import { NumbersField } from './numbers-field.tsx';
import { readNumbers } from './numbers-entry.ts';
import { ProposalChanges } from './proposal-changes.tsx';
import { confirmProposal, withdrawProposal, type Proposal } from './proposals.ts';
import { useLotteryAction } from './use-lottery-action.ts';

interface DialogProps {
  proposal: Proposal;
  onClose: () => void;
}

export function ConfirmDialog({ proposal, onClose }: DialogProps) {
  const t = useText();
  const { kind, gameCode, issue } = proposal;
  const isCorrection = kind === 'correction';
  const [typed, setTyped] = useState('');
  const read = isCorrection ? readNumbers(drawKindOf(gameCode), typed) : undefined;
  const numbers = read?.numbers;
  const send = useLotteryAction(async () => {
    await confirmProposal(proposal, numbers);
    return undefined;
  });
  return (
    <FormDialog
      title={t(`console.lottery.proposal-${kind}`)}
      doLabel={t('console.lottery.confirm')}
      danger={kind === 'cancellation'}
      isReady={!isCorrection || numbers !== undefined}
      isSending={send.isPending}
      error={send.error}
      onDo={() => send.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t(`console.lottery.confirm-${kind}`)}</p>
      <ProposalChanges proposal={proposal} />
      {isCorrection ? (
        <>
          <NumbersField
            gameCode={gameCode}
            label={t('console.lottery.numbers')}
            value={typed}
            fault={typed === '' ? undefined : read?.fault}
            onValue={setTyped}
          />
          {numbers && issue !== null ? <Preview {...{ gameCode, issue, numbers }} /> : null}
        </>
      ) : null}
    </FormDialog>
  );
}

interface PreviewProps {
  gameCode: string;
  issue: string;
  numbers: readonly number[];
}

/** What the correction would change as of now, for the person who decides. */
function Preview({ gameCode, issue, numbers }: PreviewProps) {
  const { data } = useQuery({
    queryKey: [...lotteryKey, 'preview', gameCode, issue, numbers],
    queryFn: async () => {
      const asked = { gameCode, issue, numbers: [...numbers] };
      return unwrap(await client.lottery.previewLotteryCorrection(asked));
    },
  });
  return data ? <CorrectionEffect gameCode={gameCode} effect={data} /> : null;
}

export function WithdrawDialog({ proposal, onClose }: DialogProps) {
  const t = useText();
  const send = useLotteryAction(async () => {
    await withdrawProposal(proposal);
    return undefined;
  });
  return (
    <FormDialog
      title={t(`console.lottery.proposal-${proposal.kind}`)}
      doLabel={t('console.lottery.withdraw')}
      size="small"
      isReady
      isSending={send.isPending}
      error={send.error}
      onDo={() => send.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('console.lottery.withdraw-text')}</p>
      <ProposalChanges proposal={proposal} />
    </FormDialog>
  );
}
