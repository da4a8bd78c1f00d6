// The reason of a step, which is recorded and shown to the person who decides.
import { Field, TextArea } from '@baize/ui';
import { useText } from '../../app/texts.ts';

const lengthMin = 3;

export const isReason = (reason: string): boolean => reason.trim().length >= lengthMin;

export interface ReasonFieldProps {
  value: string;
  onValue: (value: string) => void;
}

export function ReasonField({ value, onValue }: ReasonFieldProps) {
  const t = useText();
  return (
    <Field label={t('operator.reason')} hint={t('operator.reason-hint')}>
      {(control) => (
        <TextArea
          {...control}
          maxLength={200}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}
