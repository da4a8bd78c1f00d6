// The filters of the list of deposits: held in the address as texts, and what of them can be asked.
import { useQuery } from '@tanstack/react-query';
import { readUnits, unwrap } from '@baize/client';
import { depositKinds, depositStates, type InputOf, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import { Field, TextInput } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { startOfDay, startOfNextDay } from '../../../app/day.ts';
import { ChoiceFields, WordFields } from '../../../app/search-fields.tsx';
import { useText } from '../../../app/texts.ts';
import { depositsKey } from './deposit-facts.tsx';
import styles from './deposits.module.css';

type Query = InputOf<typeof wallet.listDepositsOfAll>;

const names = [
  'state',
  'waiting',
  'kind',
  'provider',
  'username',
  'number',
  'least',
  'most',
  'from',
  'to',
] as const;
export type Search = { readonly [name in (typeof names)[number]]?: string };

const waitings = ['silent', 'proof'] as const;

/** What the address asks for, as far as it can be asked. */
export function searchOf(asked: URLSearchParams): Search {
  const told = names.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(told);
}

const known = <Name extends string>(list: readonly Name[], value: string | undefined) =>
  list.find((name) => name === value);

function amountOf(text: string | undefined): string | undefined {
  const units = text === undefined ? undefined : readUnits(text);
  return units === undefined ? undefined : printUnits(units, 2);
}

/** An entry that is not whole yet asks for nothing. */
export function queryOf({ username, number, provider, ...search }: Search): Query {
  const asked = {
    username,
    number,
    provider,
    state: known(depositStates, search.state),
    kind: known(depositKinds, search.kind),
    waiting: known(waitings, search.waiting),
    least: amountOf(search.least),
    most: amountOf(search.most),
    from: search.from === undefined ? undefined : startOfDay(search.from),
    to: search.to === undefined ? undefined : startOfNextDay(search.to),
  };
  const told = Object.entries(asked).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told) as Query;
}

function useProviders(): readonly string[] {
  const { data } = useQuery({
    queryKey: [...depositsKey, 'methods'],
    queryFn: async () => unwrap(await client.wallet.listDepositChannels()),
  });
  return [...(data?.providers ?? []), 'house'];
}

interface FiltersProps {
  search: Search;
  onChange: (name: keyof Search, value: string) => void;
}

function Choices({ search, onChange }: FiltersProps) {
  const t = useText();
  const providers = useProviders();
  return (
    <ChoiceFields
      search={search}
      fields={[
        [
          'state',
          t('operator.state'),
          depositStates.map((one) => [one, t(`console.deposits.state-${one}`)]),
        ],
        [
          'waiting',
          t('console.deposits.waiting'),
          waitings.map((one) => [one, t(`console.deposits.waiting-${one}`)]),
        ],
        [
          'kind',
          t('console.deposits.kind'),
          depositKinds.map((one) => [one, t(`console.deposits.kind-${one}`)]),
        ],
        ['provider', t('operator.provider'), providers.map((one) => [one, one])],
      ]}
      onChange={onChange}
    />
  );
}

export function DepositFilters({ search, onChange }: FiltersProps) {
  const t = useText();
  const ends = [
    ['least', t('console.deposits.least'), 'text'],
    ['most', t('console.deposits.most'), 'text'],
    ['from', t('operator.since'), 'date'],
    ['to', t('operator.until'), 'date'],
  ] as const;
  return (
    <div className={styles['filters']}>
      <WordFields
        search={search}
        fields={[
          ['username', t('operator.member')],
          ['number', t('console.deposits.number')],
        ]}
        onChange={onChange}
      />
      <Choices search={search} onChange={onChange} />
      {ends.map(([name, label, type]) => (
        <Field key={name} label={label}>
          {(control) => (
            <TextInput
              {...control}
              type={type}
              inputMode={type === 'text' ? 'decimal' : undefined}
              maxLength={16}
              value={search[name] ?? ''}
              onChange={({ target }) => onChange(name, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
