// Sets a member's prize group, within what the line allows, with a reason.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { lotteryKey } from './game-facts.ts';
import type { GroupShown } from './member-group.tsx';

export interface GroupDialogProps {
  group: GroupShown;
  onClose: () => void;
}

export type GroupFault = 'group-range-fault' | 'group-step-fault';

/** Undefined: it may be sent. */
export function groupFault(
  typed: string,
  { least, most, step }: Pick<GroupShown, 'least' | 'most' | 'step'>,
): GroupFault | undefined {
  const group = Number(typed.trim());
  if (!/^[0-9]{1,4}$/.test(typed.trim()) || group < least || group > most)
    return 'group-range-fault';
  return (most - group) % step === 0 ? undefined : 'group-step-fault';
}

export function GroupDialog({ group: shown, onClose }: GroupDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const { id, username, group: before, least, most, step } = shown;
  const [typed, setTyped] = useState(String(before));
  const [intent] = useState(newIntent);
  const fault = groupFault(typed, shown);
  const isReady = fault === undefined && Number(typed) !== before;
  return (
    <ReasonDialog
      title={t('console.lottery.group-title', { name: username })}
      doLabel={t('operator.save')}
      isReady={isReady}
      onDo={async (reason) => {
        const group = Number(typed.trim());
        unwrap(await client.lottery.setMemberGroup({ id, group, reason }, { intent }));
        showToast({ text: t('operator.saved'), kind: 'good' });
        await queries.invalidateQueries({ queryKey: lotteryKey });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('console.lottery.group-text')}</p>
      <EntryField
        label={t('console.lottery.prize-group')}
        hint={t('console.lottery.group-hint', { least, most, step })}
        error={fault && t(`console.lottery.${fault}`)}
        inputMode="numeric"
        value={typed}
        onValue={setTyped}
      />
    </ReasonDialog>
  );
}
