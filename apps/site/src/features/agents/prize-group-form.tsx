// Sets the prize group of a direct member within its bounds. What the member and the agent then
// earn is shown before it is sent.
import { type SyntheticEvent, useState } from 'react';
import { Button, Dialog, IconButton, MinusIcon, PlusIcon, showToast } from '@baize/ui';
import { failureText } from '../../app/failure-text.ts';
import { prizeShare } from '../../app/prize-share.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { Note } from '../../app/records/note.tsx';
import { useText } from '../../app/texts/texts.ts';
import { groupWithin, mayBeSet, useSetGroup, type TeamGroup } from './prize-groups.ts';
import styles from './prize-groups.module.css';

interface PrizeGroupFormProps {
  member: TeamGroup;
  /** The group of the agent. */
  own: number;
  onClose: () => void;
}

interface ChoiceProps {
  member: TeamGroup;
  group: number;
  onGroup: (group: number) => void;
}

function GroupChoice({ member, group, onGroup }: ChoiceProps) {
  const t = useText();
  const { least, most, step } = member;
  const turnBy = (steps: number) => onGroup(groupWithin(group + steps * step, member));
  return (
    <div className={styles['group-choice']}>
      <IconButton
        label={t('agents.group-lower')}
        icon={<MinusIcon />}
        disabled={group <= least}
        onClick={() => turnBy(-1)}
      />
      <output className={styles['group-number']}>{group}</output>
      <IconButton
        label={t('agents.group-higher')}
        icon={<PlusIcon />}
        disabled={group >= most}
        onClick={() => turnBy(1)}
      />
      <input
        type="range"
        aria-label={t('agents.group')}
        min={least}
        max={most}
        step={step}
        value={group}
        onChange={({ target }) => onGroup(groupWithin(Number(target.value), member))}
      />
      <span className={styles['group-ends']} aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </span>
    </div>
  );
}

function Effect({ label, before, after }: { label: string; before: string; after: string }) {
  const t = useText();
  return (
    <div className={styles['group-effect']}>
      <dt>{label}</dt>
      <dd>
        <strong>{after}</strong>
        {after === before ? null : <span>{t('agents.group-before', { value: before })}</span>}
      </dd>
    </div>
  );
}

export function PrizeGroupForm({ member, own, onClose }: PrizeGroupFormProps) {
  const t = useText();
  const { id, username: name, least, most, step, isDefault } = member;
  const [group, setGroup] = useState(() => groupWithin(member.group, member));
  const set = useSetGroup(id, (given) => {
    showToast({ kind: 'good', text: t('agents.group-saved', { name, group: String(given) }) });
    onClose();
  });
  const share = (groups: number) => prizeShare(Math.max(0, groups), t.tag);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    set.mutate(group);
  };
  const isSame = group === member.group && !isDefault;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('agents.prize-group-of', { name })}
      closeLabel={t('shell.close')}
    >
      <form className={styles['group-form']} noValidate onSubmit={submit}>
        {mayBeSet(member) ? (
          <>
            <GroupChoice member={member} group={group} onGroup={setGroup} />
            <dl className={styles['group-effects']}>
              <Effect
                label={t('agents.group-return-of', { name })}
                before={share(member.group)}
                after={share(group)}
              />
              <Effect
                label={t('agents.group-share')}
                before={share(own - member.group)}
                after={share(own - group)}
              />
            </dl>
            <Note>{t('agents.group-bounds', { least, most, step })}</Note>
          </>
        ) : (
          <Note>{t('agents.group-fixed', { least, most })}</Note>
        )}
        <AlertLine text={set.isError ? failureText(t, set.error) : ''} />
        {mayBeSet(member) ? (
          <Button kind="primary" full type="submit" loading={set.isPending} disabled={isSame}>
            {t('agents.group-save', { group: String(group) })}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}
