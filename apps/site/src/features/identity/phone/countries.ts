// The countries a phone number may come from, named in the reader's language and sorted by it; the
// visitor's own country is offered first.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../../app/client.ts';
import { openToAll } from '../../../app/query-client.ts';
import { useStatus } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';

export interface Country {
  readonly code: string;
  /** Digits only, e.g. `62`. */
  readonly dialing: string;
  readonly name: string;
}

interface Told {
  readonly countryCode: string;
  readonly countryDialingCode: string;
}

const hourMs = 3_600_000;

export const countriesQuery = {
  queryKey: ['countries'],
  queryFn: async () => unwrap(await client.settings.listCountries()),
  staleTime: hourMs,
  ...openToAll,
};

function namesIn(tag: string): (code: string) => string {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      // Not a region the browser can name.
      return code;
    }
  };
}

/** Names the countries and puts them in the order of the reader's language. */
export function namedCountries(told: readonly Told[], tag: string): Country[] {
  const nameOf = namesIn(tag);
  return told
    .map(({ countryCode, countryDialingCode }) => ({
      code: countryCode.toUpperCase(),
      dialing: countryDialingCode.replace(/\D/gu, ''),
      name: nameOf(countryCode.toUpperCase()),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tag));
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Countries whose name, code or dialing code begins with the typed text, then those that contain
 * it.
 */
export function foundCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed.trim()).replace(/^\+/u, '');
  if (wanted === '') return countries;
  const begins = ({ name, code, dialing }: Country) =>
    [plain(name), plain(code), dialing].some((text) => text.startsWith(wanted));
  const holds = (country: Country) => !begins(country) && plain(country.name).includes(wanted);
  return [...countries.filter(begins), ...countries.filter(holds)];
}

export function useCountries(): readonly Country[] {
  const { tag } = useText();
  const { data } = useQuery(countriesQuery);
  return useMemo(() => namedCountries(data ?? [], tag), [data, tag]);
}

/** Where a language is at home, e.g. `id` in Indonesia. */
function homeOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    // The brand's language code is none of BCP 47.
    return undefined;
  }
}

/** The country to begin with: where the visitor is, else where the brand's language is at home. */
export function useHomeCountry(): Country | undefined {
  const countries = useCountries();
  const status = useStatus();
  const here = status?.location.country.toUpperCase();
  const home = homeOf(status?.info.brand.defaultLanguage ?? '');
  const find = (wanted: string | undefined) => countries.find(({ code }) => code === wanted);
  return find(here) ?? find(home) ?? countries[0];
}
