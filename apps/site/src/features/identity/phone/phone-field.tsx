// A mobile number: its country and the number. A number pasted whole chooses its country itself;
// until one is chosen it is the country the visitor is in.
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Field, TextInput } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { type Country, useCountries, useHomeCountry } from './countries.ts';
import { CountryList, PickerButton } from './country-picker.tsx';
import { pastedPhone, type Phone } from './phone-number.ts';
import styles from './phone.module.css';

export interface PhoneFieldProps {
  value: Phone;
  error?: string | undefined;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (phone: Phone) => void;
}

/** Countries share a dialing code: the one chosen last is shown, else the visitor's own. */
function useChosen({ value, onChange }: PhoneFieldProps) {
  const countries = useCountries();
  const home = useHomeCountry();
  const [code, setCode] = useState<string>();
  const fits = ({ dialing }: Country) => dialing === value.countryDialingCode;
  const picked = countries.find((country) => country.code === code && fits(country));
  const country =
    picked ?? (home !== undefined && fits(home) ? home : undefined) ?? countries.find(fits);
  useEffect(() => {
    if (value.countryDialingCode === '' && home !== undefined) {
      onChange({ ...value, countryDialingCode: home.dialing });
    }
  });
  const choose = (chosen: Country) => {
    setCode(chosen.code);
    onChange({ ...value, countryDialingCode: chosen.dialing });
  };
  return { countries, country, choose };
}

export function PhoneField(props: PhoneFieldProps) {
  const { value, error, required = true, inputRef, onChange } = props;
  const t = useText();
  const panelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { countries, country, choose } = useChosen(props);
  const close = () => {
    setOpen(false);
    group.current?.querySelector('button')?.focus();
  };
  const type = (typed: string) => {
    const codes = countries.map(({ dialing }) => dialing);
    onChange(pastedPhone(typed, codes) ?? { ...value, mobileNum: typed });
  };
  return (
    <Field label={t('identity.mobile')} required={required} error={error}>
      {(control) => (
        <div ref={group} className={styles['phone']}>
          <div className={styles['row']}>
            <PickerButton
              country={country}
              open={open}
              panelId={panelId}
              onToggle={() => setOpen(!open)}
            />
            <TextInput
              {...control}
              ref={inputRef}
              className={styles['number']}
              type="tel"
              inputMode="tel"
              dir="ltr"
              autoComplete="tel-national"
              maxLength={24}
              value={value.mobileNum}
              onChange={(event) => type(event.target.value)}
            />
          </div>
          {open ? (
            <CountryList
              id={panelId}
              countries={countries}
              chosen={country}
              onChoose={(chosen) => {
                choose(chosen);
                close();
              }}
              onClose={close}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
