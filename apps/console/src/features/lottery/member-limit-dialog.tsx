// Limits a member in one lottery or in all, with a reason; an empty limit is removed.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Field, Select, showToast, Switch } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { lotteryKey, useGameOptions } from './game-facts.ts';
import { limitOf, typedLimit } from './limit-entry.ts';
import type { MemberLimit, MemberLimitsShown } from './member-limits.tsx';

export interface MemberLimitDialogProps {
  member: MemberLimitsShown;
  /** Undefined: a new one. */
  limit: MemberLimit | undefined;
  onClose: () => void;
}

interface Entry {
  readonly gameCode: string;
  readonly blocked: boolean;
  readonly issue: string;
  readonly day: string;
}

const entryOf = (limit: MemberLimit | undefined): Entry => ({
  gameCode: limit?.gameCode ?? '',
  blocked: limit?.blocked ?? false,
  issue: typedLimit(limit?.issueStakeMost ?? null),
  day: typedLimit(limit?.dayStakeMost ?? null),
});

export function MemberLimitDialog({ member, limit, onClose }: MemberLimitDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const [entry, setEntry] = useState(() => entryOf(limit));
  const issueStakeMost = limitOf(entry.issue);
  const dayStakeMost = limitOf(entry.day);
  const isRead = issueStakeMost !== undefined && dayStakeMost !== undefined;
  const isChanged = JSON.stringify(entry) !== JSON.stringify(entryOf(limit));
  const save = async (reason: string) => {
    if (!isRead) return;
    const { id } = member;
    const gameCode = entry.gameCode === '' ? null : entry.gameCode;
    const asked = { gameCode, blocked: entry.blocked, issueStakeMost, dayStakeMost, reason };
    unwrap(await client.lottery.setMemberLimit({ id, ...asked }));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: lotteryKey });
    onClose();
  };
  return (
    <ReasonDialog
      title={t('console.lottery.limit-title', { name: member.username })}
      doLabel={t('operator.save')}
      isReady={isRead && isChanged}
      onDo={save}
      onClose={onClose}
    >
      <p>{t('console.lottery.limit-text')}</p>
      <LimitFields entry={entry} isNew={limit === undefined} onEntry={setEntry} />
    </ReasonDialog>
  );
}

interface LimitFieldsProps {
  entry: Entry;
  isNew: boolean;
  onEntry: (entry: Entry) => void;
}

function LimitFields({ entry, isNew, onEntry }: LimitFieldsProps) {
  const t = useText();
  const games = useGameOptions().map(([value, label]) => ({ value, label }));
  const faultOf = (typed: string) =>
    limitOf(typed) === undefined ? t('console.lottery.limit-fault') : undefined;
  return (
    <>
      <Field label={t('console.lottery.lottery')}>
        {(control) => (
          <Select
            {...control}
            disabled={!isNew}
            value={entry.gameCode}
            options={[{ value: '', label: t('console.lottery.all-lotteries') }, ...games]}
            onChange={({ target }) => onEntry({ ...entry, gameCode: target.value })}
          />
        )}
      </Field>
      <Switch
        checked={entry.blocked}
        onChange={({ target }) => onEntry({ ...entry, blocked: target.checked })}
      >
        {t('console.lottery.limit-block')}
      </Switch>
      <EntryField
        label={t('console.lottery.limit-issue-stake')}
        inputMode="decimal"
        value={entry.issue}
        error={faultOf(entry.issue)}
        onValue={(issue) => onEntry({ ...entry, issue })}
      />
      <EntryField
        label={t('console.lottery.limit-day-stake')}
        inputMode="decimal"
        value={entry.day}
        error={faultOf(entry.day)}
        onValue={(day) => onEntry({ ...entry, day })}
      />
    </>
  );
}
