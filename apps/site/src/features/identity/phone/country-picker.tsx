// Choosing the country of a phone number: a button with flag and dialing code, and below it a list
// that is searched by name or number and walked with the arrow keys.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChevronDownIcon, SearchIcon, TextInput } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { type Country, foundCountries } from './countries.ts';
import styles from './phone.module.css';

export function Flag({ code }: { code: string }) {
  return (
    <img className={styles['flag']} src={`/flags/${code}.svg`} width={24} height={16} alt="" />
  );
}

interface PickerButtonProps {
  country: Country | undefined;
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

export function PickerButton({ country, open, panelId, onToggle }: PickerButtonProps) {
  const t = useText();
  const name = country === undefined ? '' : `${country.name} +${country.dialing}`;
  return (
    <button
      type="button"
      className={styles['country']}
      aria-label={`${t('identity.country')}: ${name}`}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
    >
      {country === undefined ? null : <Flag code={country.code} />}
      <span dir="ltr">+{country?.dialing ?? ''}</span>
      <ChevronDownIcon aria-hidden="true" />
    </button>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface CountryListProps {
  id: string;
  countries: readonly Country[];
  chosen: Country | undefined;
  onChoose: (country: Country) => void;
  onClose: () => void;
}

function useWalk({ countries, chosen, onChoose, onClose }: CountryListProps) {
  const [typed, setTyped] = useState('');
  const found = foundCountries(countries, typed);
  const [wanted, setAt] = useState(() => Math.max(0, chosen ? countries.indexOf(chosen) : 0));
  const at = Math.min(wanted, found.length - 1);
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const country = found[at];
    const step = steps[event.key];
    if (step !== undefined) setAt(Math.max(0, Math.min(found.length - 1, at + step)));
    else if (event.key === 'Enter' && country !== undefined) onChoose(country);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { typed, type, found, at, onKeyDown };
}

export function CountryList(props: CountryListProps) {
  const t = useText();
  const base = useId();
  const { id, chosen, onChoose } = props;
  const { typed, type, found, at, onKeyDown } = useWalk(props);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div id={id} className={styles['panel']}>
      <TextInput
        ref={box}
        leading={<SearchIcon />}
        role="combobox"
        aria-label={t('identity.country-search')}
        placeholder={t('identity.country-search')}
        aria-expanded="true"
        aria-controls={`${base}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length === 0 ? undefined : `${base}-${at}`}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${base}-list`}
        className={styles['list']}
        role="listbox"
        tabIndex={-1}
        aria-label={t('identity.country')}
      >
        {found.map((country, place) => (
          // The box above holds the focus and its keys choose for the list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={country.code}
            id={`${base}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.code === chosen?.code}
            data-at={place === at}
            className={styles['option']}
            onClick={() => onChoose(country)}
          >
            <Flag code={country.code} />
            <span>{country.name}</span>
            <span dir="ltr">+{country.dialing}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles['none']}>
        {found.length === 0 ? t('identity.country-none') : ''}
      </p>
    </div>
  );
}
