// The multiplier at which a stake leaves the flight by itself; empty: by hand.
import { Field, TextInput } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk } from '../crash-context.tsx';
import type { Panel } from '../desk/crash-state.ts';
import { readMultiplier } from '../desk/multiplier-text.ts';

export interface AutoFieldProps {
  at: number;
  panel: Panel;
  isFixed: boolean;
}

export function AutoField({ at, panel, isFixed }: AutoFieldProps) {
  const { t } = useArcade();
  const desk = useDesk();
  const [text, setText] = useState(panel.auto === null ? '' : String(panel.auto / 100));
  const isWrong = text.trim() !== '' && readMultiplier(text) === undefined;
  return (
    <Field label={t('crash-play.auto')} error={isWrong ? t('crash-play.auto-wrong') : undefined}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('crash-play.auto-off')}
          value={text}
          disabled={isFixed}
          trailing="×"
          onChange={({ target }) => {
            setText(target.value);
            desk.choose(at, { auto: readMultiplier(target.value) ?? null });
          }}
        />
      )}
    </Field>
  );
}
