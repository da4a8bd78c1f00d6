// The deposit methods as staff edit them: what a form holds, what is sent, and which of its entries
// cannot be sent. Amounts stay decimal texts, shares are percent, hours are clock times.
import { unitsOf, typedUnits } from '@baize/client';
import type {
  DepositKind,
  FeePayer,
  InputOf,
  OutputOf,
  PaymentMethod,
  wallet,
} from '@baize/contract';
import { printUnits } from '@baize/money';

export type Methods = OutputOf<typeof wallet.listDepositChannels>;
export type Method = Methods['list'][number];
export type MethodBody = Omit<InputOf<typeof wallet.saveDepositChannel>, 'id'>;
export type HouseAccount = Method['houseAccounts'][number];

export interface Draft {
  readonly code: string;
  /** 0 for a new one. */
  readonly version: number;
  readonly kind: DepositKind;
  readonly bankType: string;
  readonly name: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly mcsBankCode: string;
  readonly bankCodes: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly quickAmounts: string;
  readonly feeFixed: string;
  readonly feePercent: string;
  readonly payer: FeePayer;
  readonly isAlways: boolean;
  readonly opens: string;
  readonly closes: string;
  readonly levelMinimum: string;
  readonly countries: string;
  readonly currencies: string;
  readonly tags: string;
  readonly houseAccounts: readonly HouseAccount[];
  readonly network: string;
  readonly confirmations: string;
  readonly payMinutes: string;
  readonly enabled: boolean;
}

const amountText = (amount: string | null): string =>
  amount === null ? '' : printUnits(unitsOf(amount), 2);

const minutesPerHour = 60;
const two = (part: number) => String(part).padStart(2, '0');
export const clockOf = (minutes: number): string =>
  `${two(Math.trunc(minutes / minutesPerHour))}:${two(minutes % minutesPerHour)}`;

const permillePerPercent = 10;

export function draftOf(method: Method): Draft {
  const { fee, hours, audience, quickAmounts, bankCodes, ...same } = method;
  return {
    ...same,
    bankCodes: bankCodes.join(', '),
    minimum: amountText(method.minimum),
    maximum: amountText(method.maximum),
    quickAmounts: quickAmounts.map(amountText).join(', '),
    feeFixed: amountText(fee.fixed),
    feePercent: String(fee.permille / permillePerPercent),
    payer: fee.payer,
    isAlways: hours === null,
    opens: clockOf(hours?.opens ?? 480),
    closes: clockOf(hours?.closes ?? 1320),
    levelMinimum: String(audience.levelMinimum),
    countries: audience.countries.join(', '),
    currencies: audience.currencies.join(', '),
    tags: audience.tags.join(', '),
    confirmations: String(method.confirmations),
    payMinutes: String(method.payMinutes),
  };
}

export const emptyDraft = (provider: string): Draft => ({
  code: '',
  version: 0,
  kind: 'qr',
  bankType: 'QR',
  name: '',
  provider,
  method: 'qr',
  mcsBankCode: '',
  bankCodes: '',
  minimum: '',
  maximum: '',
  quickAmounts: '',
  feeFixed: '0.00',
  feePercent: '0',
  payer: 'player',
  isAlways: true,
  opens: '08:00',
  closes: '22:00',
  levelMinimum: '0',
  countries: '',
  currencies: '',
  tags: '',
  houseAccounts: [],
  network: '',
  confirmations: '0',
  payMinutes: '30',
  enabled: false,
});

export const partsOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isAmount = (text: string): boolean => typedUnits(text) !== undefined;
const isWhole = (text: string): boolean => /^\d{1,6}$/u.test(text);
const percent = /^\d{1,2}(?:\.\d)?$/u;
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const code = /^[A-Za-z0-9][\w-]{0,63}$/u;

type Check = readonly [entry: keyof Draft, fits: (draft: Draft) => boolean];

const checks: readonly Check[] = [
  ['code', (draft) => code.test(draft.code)],
  ['name', ({ name }) => name.trim() !== ''],
  ['bankType', ({ bankType }) => /^[A-Za-z0-9]{1,20}$/u.test(bankType)],
  ['bankCodes', ({ bankCodes }) => partsOf(bankCodes).length > 0],
  ['minimum', ({ minimum }) => minimum === '' || isAmount(minimum)],
  ['maximum', ({ maximum }) => maximum === '' || isAmount(maximum)],
  ['quickAmounts', ({ quickAmounts }) => partsOf(quickAmounts).every(isAmount)],
  ['feeFixed', ({ feeFixed }) => isAmount(feeFixed)],
  ['feePercent', ({ feePercent }) => percent.test(feePercent) && Number(feePercent) <= 50],
  ['opens', ({ isAlways, opens }) => isAlways || clock.test(opens)],
  ['closes', ({ isAlways, closes }) => isAlways || clock.test(closes)],
  ['levelMinimum', ({ levelMinimum }) => isWhole(levelMinimum)],
  ['confirmations', ({ confirmations }) => isWhole(confirmations)],
  ['payMinutes', ({ payMinutes }) => isWhole(payMinutes) && Number(payMinutes) >= 5],
];

/** The entries that cannot be sent as they stand. */
export const faultsOf = (draft: Draft): readonly (keyof Draft)[] =>
  checks.filter(([, fits]) => !fits(draft)).map(([entry]) => entry);

const printed = (text: string): string => printUnits(typedUnits(text) ?? 0n, 2);
const limit = (text: string): string | null => (text === '' ? null : printed(text));

function minutesOf(text: string): number {
  const [hours = '0', minutes = '0'] = text.split(':');
  return Number(hours) * minutesPerHour + Number(minutes);
}

export function bodyOf(draft: Draft): MethodBody {
  const { version, kind, bankType, provider, method, mcsBankCode, enabled, network } = draft;
  const accounts = kind === 'manual' ? draft.houseAccounts : [];
  return {
    version,
    kind,
    bankType,
    name: draft.name.trim(),
    provider,
    method,
    mcsBankCode: mcsBankCode.trim(),
    bankCodes: partsOf(draft.bankCodes),
    minimum: limit(draft.minimum),
    maximum: limit(draft.maximum),
    quickAmounts: partsOf(draft.quickAmounts).map(printed),
    fee: {
      fixed: printed(draft.feeFixed),
      permille: Math.round(Number(draft.feePercent) * permillePerPercent),
      payer: draft.payer,
    },
    hours: draft.isAlways
      ? null
      : { opens: minutesOf(draft.opens), closes: minutesOf(draft.closes) },
    audience: {
      levelMinimum: Number(draft.levelMinimum),
      countries: partsOf(draft.countries).map((one) => one.toUpperCase()),
      currencies: partsOf(draft.currencies).map((one) => one.toUpperCase()),
      tags: partsOf(draft.tags).map((one) => one.toLowerCase()),
    },
    houseAccounts: [...accounts],
    network: kind === 'crypto' ? network.trim() : '',
    confirmations: kind === 'crypto' ? Number(draft.confirmations) : 0,
    payMinutes: Number(draft.payMinutes),
    enabled,
  };
}
