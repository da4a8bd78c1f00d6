// One level, saved together with all the others: refusals say which level does not fit and why.
import { useState } from 'react';
import { vipEmblems, type VipEmblem } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import { Button, Checkbox, Dialog, Field, Select, TextInput } from '@baize/ui';
import { failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useLevelName } from './level-name.tsx';
import { type Draft, type Scheme, useSchemeChange, withLevel, withoutLevel } from './scheme.ts';
import styles from './vip.module.css';

export interface LevelDialogProps {
  scheme: Scheme;
  level: Draft;
  onClose: () => void;
}

export function LevelDialog({ scheme, level, onClose }: LevelDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState(level);
  const save = useSchemeChange();
  const name = useLevelName(level);
  const { version } = scheme;
  const { levelId } = level;
  const send = (levels: Draft[]) => save.mutate({ version, levels }, { onSuccess: onClose });
  return (
    <Dialog
      open
      title={
        levelId === undefined ? t('console.vip.new-level') : t('console.vip.edit-named', { name })
      }
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          {levelId === undefined ? null : (
            <Button
              kind="danger"
              loading={save.isPending}
              onClick={() => send(withoutLevel(scheme, levelId))}
            >
              {t('console.vip.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            loading={save.isPending}
            disabled={draft.turnover === ''}
            onClick={() => send(withLevel(scheme, draft))}
          >
            {t('operator.save')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <Look draft={draft} scheme={scheme} onDraft={setDraft} />
        <Terms draft={draft} scheme={scheme} onDraft={setDraft} />
        <p role="alert" className={styles['said']}>
          {save.isError ? failureText(t, save.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}

interface PartProps {
  draft: Draft;
  scheme: Scheme;
  onDraft: (draft: Draft) => void;
}

function Look({ draft, scheme, onDraft }: PartProps) {
  const t = useText();
  const taken = scheme.levels.filter(({ levelId }) => levelId !== draft.levelId);
  const free = vipEmblems.filter((one) => !taken.some(({ emblem }) => emblem === one));
  return (
    <div className={styles['fields']}>
      <Field label={t('console.vip.emblem')}>
        {(control) => (
          <Select
            {...control}
            value={draft.emblem}
            options={free.map((value) => ({ value, label: t(`vip.emblem-${value}`) }))}
            onChange={({ target }) => {
              const emblem = free.find((one): one is VipEmblem => one === target.value);
              if (emblem !== undefined) onDraft({ ...draft, emblem });
            }}
          />
        )}
      </Field>
      <Field label={t('console.vip.colour')}>
        {(control) => (
          <TextInput
            {...control}
            type="color"
            value={draft.colour}
            onChange={({ target }) => onDraft({ ...draft, colour: target.value })}
          />
        )}
      </Field>
      {shippedLocales.map(({ tag, name }) => (
        <Words
          key={tag}
          label={`${t('console.vip.names')} · ${name}`}
          hint={t('console.vip.name-hint')}
          value={draft.names[tag] ?? ''}
          lengthMax={40}
          onValue={(value) => onDraft({ ...draft, names: { ...draft.names, [tag]: value } })}
        />
      ))}
    </div>
  );
}

function Terms({ draft, scheme, onDraft }: PartProps) {
  const t = useText();
  const { money } = useShow();
  const set = (name: 'turnover' | 'deposits' | 'keep') => (value: string) =>
    onDraft({ ...draft, [name]: value.trim() });
  const common = money(scheme.withdrawalMaximum, scheme.currency);
  return (
    <div className={styles['fields']}>
      {(['turnover', 'deposits', 'keep'] as const).map((name) => (
        <Words
          key={name}
          label={t(`console.vip.${name}`)}
          hint={t(`console.vip.${name}-hint`)}
          value={draft[name]}
          onValue={set(name)}
          isAmount
        />
      ))}
      <Words
        label={t('console.vip.maximum-label')}
        hint={t('console.vip.maximum-hint', { amount: common })}
        value={draft.withdrawalMaximum ?? ''}
        onValue={(value) => onDraft({ ...draft, withdrawalMaximum: value.trim() || null })}
        isAmount
      />
      {(['withdrawalsDaily', 'withdrawalsFree'] as const).map((name) => (
        <Words
          key={name}
          label={t(`console.vip.${name}-label`)}
          hint={t('console.vip.count-hint')}
          value={draft[name] === null || draft[name] === undefined ? '' : String(draft[name])}
          onValue={(value) => onDraft({ ...draft, [name]: Number.parseInt(value, 10) || null })}
          isAmount
        />
      ))}
      <Words
        label={t('console.vip.withdrawalDailySum-label')}
        hint={t('console.vip.count-hint')}
        value={draft.withdrawalDailySum ?? ''}
        onValue={(value) => onDraft({ ...draft, withdrawalDailySum: value.trim() || null })}
        isAmount
      />
      <Words
        label={t('console.vip.contact-label')}
        hint={t('console.vip.contact-hint')}
        value={draft.contact}
        lengthMax={300}
        onValue={(contact) => onDraft({ ...draft, contact })}
      />
      <Checkbox
        checked={draft.withdrawsFirst}
        onChange={({ target }) => onDraft({ ...draft, withdrawsFirst: target.checked })}
      >
        {t('console.vip.first-label')}
      </Checkbox>
    </div>
  );
}

interface WordsProps {
  label: string;
  hint: string;
  value: string;
  lengthMax?: number;
  isAmount?: boolean;
  onValue: (value: string) => void;
}

function Words({ label, hint, value, lengthMax = 20, isAmount = false, onValue }: WordsProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          {...(isAmount ? { inputMode: 'decimal' } : {})}
          maxLength={lengthMax}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
