// Sets one limit on deposits, of a member or of a VIP level; an empty field removes it.
import { type ReactNode, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { typedUnits } from '@baize/client';
import { printUnits } from '@baize/money';
import { Field, Select, showToast, TextInput } from '@baize/ui';
import { ReasonDialog } from '../../../app/reason-dialog.tsx';
import { useText } from '../../../app/texts.ts';
import { limitsKey } from './limits-key.ts';

export type LimitSpan = 'day' | 'week' | 'month';
export const limitSpans: readonly LimitSpan[] = ['day', 'week', 'month'];

export interface LimitAsked {
  readonly span: LimitSpan;
  /** Null: it is removed. */
  readonly value: string | null;
  readonly reason: string;
}

/** Undefined: what is typed is no amount. */
export function typedValue(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const units = typedUnits(text.trim());
  return units === undefined ? undefined : printUnits(units, 2);
}

interface LimitDialogProps {
  title: string;
  /** The values that stand now, by span. */
  values: Readonly<Partial<Record<LimitSpan, string>>>;
  children?: ReactNode;
  onSet: (asked: LimitAsked) => Promise<unknown>;
  onClose: () => void;
}

export function LimitDialog({ title, values, children, onSet, onClose }: LimitDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const [span, setSpan] = useState<LimitSpan>('day');
  const [typed, setTyped] = useState(values.day ?? '');
  const value = typedValue(typed);
  const isChanged = value !== undefined && value !== (values[span] ?? null);
  const save = async (reason: string) => {
    if (value === undefined) return;
    await onSet({ span, value, reason });
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: limitsKey });
    onClose();
  };
  const choose = (next: LimitSpan) => {
    setSpan(next);
    setTyped(values[next] ?? '');
  };
  return (
    <ReasonDialog
      title={title}
      doLabel={t('operator.save')}
      isReady={isChanged}
      onDo={save}
      onClose={onClose}
    >
      {children}
      <Field label={t('console.limits.span')}>
        {(control) => (
          <Select
            {...control}
            value={span}
            options={limitSpans.map((one) => ({
              value: one,
              label: t(`console.limits.span-${one}`),
            }))}
            onChange={({ target }) => choose(target.value as LimitSpan)}
          />
        )}
      </Field>
      <Field
        label={t('console.limits.value')}
        hint={t('console.limits.value-hint')}
        error={value === undefined ? t('console.limits.value-fault') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}
