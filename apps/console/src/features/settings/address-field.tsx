// A list of addresses and blocks, one a line.
import { Field, TextArea } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

export interface AddressFieldProps {
  label: string;
  addresses: readonly string[];
  disabled: boolean;
  onChange: (addresses: string[]) => void;
}

/** Empty lines go when they are sent, not while they are typed. */
export function writtenAddresses(addresses: readonly string[]): string[] {
  return addresses.map((line) => line.trim()).filter(Boolean);
}

export function AddressField({ label, addresses, disabled, onChange }: AddressFieldProps) {
  const t = useText();
  return (
    <Field label={label} hint={t('settings.addresses-hint')}>
      {(control) => (
        <TextArea
          {...control}
          className={styles['code']}
          rows={4}
          spellCheck={false}
          disabled={disabled}
          value={addresses.join('\n')}
          onChange={({ target }) => onChange(target.value.split('\n'))}
        />
      )}
    </Field>
  );
}
