// Gives a member points, or takes some, with a reason.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { pointsKey } from './staff-points.ts';

/** Whole, up to a million, below zero to take; never zero. */
const pointsOf = (text: string) =>
  /^[-−]?[1-9]\d{0,6}$/u.test(text.trim()) ? Number(text.trim().replace('−', '-')) : undefined;

export function AdjustDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [username, setUsername] = useState('');
  const [typed, setTyped] = useState('');
  const points = pointsOf(typed);
  const name = username.trim();
  const adjust = useIntentChange(
    pointsKey,
    async (asked: { username: string; points: number; reason: string }, intent) =>
      unwrap(await client.points.adjustPoints(asked, { intent })),
    ({ balance, waits }) =>
      waits
        ? t('console.points.adjust-waits')
        : t('console.points.adjusted', { name, count: balance }),
  );
  return (
    <ReasonDialog
      title={t('console.points.adjust')}
      doLabel={t('console.points.adjust')}
      isReady={points !== undefined && name !== ''}
      onDo={async (reason) => {
        if (points === undefined) return;
        await adjust.mutateAsync({ username: name, points, reason });
        onClose();
      }}
      onClose={onClose}
    >
      <EntryField
        label={t('operator.member')}
        lengthMost={64}
        value={username}
        onValue={setUsername}
      />
      <EntryField
        label={t('console.points.adjust-points')}
        hint={t('console.points.adjust-hint')}
        inputMode="text"
        lengthMost={8}
        value={typed}
        onValue={setTyped}
      />
    </ReasonDialog>
  );
}
