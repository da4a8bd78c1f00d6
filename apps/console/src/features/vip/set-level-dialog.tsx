// Sets a member's level until a day, or lets play decide again; the reason is written down.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Field, Select, showToast, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { schemeKey, useScheme, type SchemeLevel } from './scheme.ts';
import styles from './vip.module.css';

export interface SetLevelDialogProps {
  id: string;
  what: 'set' | 'free';
  onClose: () => void;
}

const monthMs = 30 * 24 * 3_600_000;

/** The end of a day of the house, GMT+8; 0 where none was chosen. */
const endOfDay = (day: string): number => Date.parse(`${day}T16:00:00Z`) || 0;

export function SetLevelDialog({ id, what, onClose }: SetLevelDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const { data } = useScheme();
  const [levelId, setLevelId] = useState('');
  const [day, setDay] = useState(() => new Date(Date.now() + monthMs).toISOString().slice(0, 10));
  const take = async (reason: string) => {
    const set = what === 'set' ? { levelId: levelId || null, until: endOfDay(day) } : null;
    unwrap(await client.vip.setMemberVip({ id, reason, set }));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: schemeKey });
    onClose();
  };
  const title = t(what === 'set' ? 'console.vip.set' : 'console.vip.let-play');
  return (
    <ReasonDialog title={title} doLabel={title} onDo={take} onClose={onClose}>
      <p>{t(what === 'set' ? 'console.vip.set-text' : 'console.vip.let-play-text')}</p>
      {what === 'set' ? (
        <div className={styles['fields']}>
          <LevelChoice levels={data?.levels ?? []} value={levelId} onValue={setLevelId} />
          <Field label={t('console.vip.until')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
    </ReasonDialog>
  );
}

interface LevelChoiceProps {
  levels: readonly SchemeLevel[];
  value: string;
  onValue: (levelId: string) => void;
}

function LevelChoice({ levels, value, onValue }: LevelChoiceProps) {
  const t = useText();
  const named = levels.map(({ levelId, names, emblem }) => ({
    value: levelId,
    label: names[t.tag] ?? t(`vip.emblem-${emblem}`),
  }));
  return (
    <Field label={t('console.vip.level')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={[{ value: '', label: t('console.vip.no-level') }, ...named]}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}
