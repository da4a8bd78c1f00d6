// A choice of countries: chosen ones stand above as buttons that remove them, all others are found
// by a part of their name or by their code.
import { useState } from 'react';
import { Button, Checkbox, TextInput, XIcon } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

export interface CountryPickerProps {
  known: readonly string[];
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

function useCountries(known: readonly string[]): readonly { code: string; name: string }[] {
  const { tag } = useText();
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
  return known
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, tag));
}

export function CountryPicker({ known, chosen, disabled, onChange }: CountryPickerProps) {
  const t = useText();
  const countries = useCountries(known);
  const [sought, setSought] = useState('');
  const word = sought.trim().toLowerCase();
  const shown = countries.filter(
    ({ code, name }) => name.toLowerCase().includes(word) || code.toLowerCase() === word,
  );
  const turn = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <div className={styles['form']}>
      <strong aria-live="polite">{t('settings.countries-chosen', { count: chosen.length })}</strong>
      <div className={styles['chips']} hidden={chosen.length === 0}>
        {countries
          .filter(({ code }) => chosen.includes(code))
          .map(({ code, name }) => (
            <Button
              key={code}
              size="small"
              icon={<XIcon />}
              disabled={disabled}
              aria-label={t('settings.country-remove', { country: name })}
              onClick={() => turn(code)}
            >
              {name}
            </Button>
          ))}
      </div>
      <TextInput
        type="search"
        aria-label={t('settings.country-find')}
        placeholder={t('settings.country-find')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <ul className={styles['countries']}>
        {shown.map(({ code, name }) => (
          <li key={code}>
            <Checkbox
              checked={chosen.includes(code)}
              disabled={disabled}
              onChange={() => turn(code)}
            >
              {name} <code>{code}</code>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}
