// A way to pay in: who sees it, when it is open, within which limits, and what its fee takes. The
// operator's data decide; the brand's own limits are never passed.
import type { DepositKind, FeePayer, OldDepositWay, PaymentMethod } from '@baize/contract';
import { dayAt, houseZoneName, multiplyByRatio, startOfDay, type Units } from '@baize/money';

export interface HouseAccount {
  readonly bankCode: string;
  readonly bankName: string;
  readonly number: string;
  readonly holder: string;
  readonly enabled: boolean;
}

export interface Hours {
  /** Minutes of the house’s day. */
  readonly opens: number;
  readonly closes: number;
}

export interface ChannelAudience {
  readonly levelMinimum: number;
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly tags: readonly string[];
}

export interface ChannelFee {
  readonly fixed: Units;
  readonly permille: number;
  readonly payer: FeePayer;
}

export interface DepositChannel {
  readonly code: string;
  readonly version: number;
  readonly kind: DepositKind;
  readonly bankType: string;
  readonly name: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly mcsBankCode: string;
  readonly bankCodes: readonly string[];
  readonly minimum: Units | null;
  readonly maximum: Units | null;
  readonly quickAmounts: readonly Units[];
  readonly fee: ChannelFee;
  readonly hours: Hours | null;
  readonly audience: ChannelAudience;
  readonly houseAccounts: readonly HouseAccount[];
  readonly network: string;
  readonly confirmations: number;
  readonly payMinutes: number;
  readonly enabled: boolean;
}

export interface Depositor {
  readonly level: number;
  readonly country: string;
  readonly currency: string;
  readonly tags: readonly string[];
}

export function isSeenBy({ audience }: DepositChannel, depositor: Depositor): boolean {
  const { levelMinimum, countries, currencies, tags } = audience;
  const among = (list: readonly string[], word: string) => list.length === 0 || list.includes(word);
  const isTagged = tags.length === 0 || tags.some((tag) => depositor.tags.includes(tag));
  return (
    depositor.level >= levelMinimum &&
    among(countries, depositor.country) &&
    among(currencies, depositor.currency) &&
    isTagged
  );
}

const minuteMs = 60_000;

export function isOpenAt({ hours }: Pick<DepositChannel, 'hours'>, now: number): boolean {
  if (hours === null || hours.opens === hours.closes) return true;
  const minute = Math.floor((now - startOfDay(dayAt(now))) / minuteMs);
  const { opens, closes } = hours;
  if (opens < closes) return minute >= opens && minute < closes;
  return minute >= opens || minute < closes;
}

/** With the zone of the house. */
export function opensAt({ hours }: Pick<DepositChannel, 'hours'>): string {
  const minute = hours?.opens ?? 0;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)} (${houseZoneName})`;
}

export interface Limits {
  readonly minimum: Units;
  readonly maximum: Units;
}

export function limitsOf({ minimum, maximum }: DepositChannel, brand: Limits): Limits {
  return {
    minimum: minimum !== null && minimum > brand.minimum ? minimum : brand.minimum,
    maximum: maximum !== null && maximum < brand.maximum ? maximum : brand.maximum,
  };
}

/** What the fee takes off an amount; 0 where the house bears it, and never more than half. */
export const feeOf = ({ fee }: Pick<DepositChannel, 'fee'>, amount: Units): Units =>
  fee.payer === 'house' ? 0n : feeAsked(fee, amount);

/** The fee of a credited deposit that the house bore for its player. */
export const borneByHouse = ({
  arrived,
  feeTerms,
}: {
  readonly arrived: Units | null;
  readonly feeTerms: ChannelFee;
}): Units => (arrived === null || feeTerms.payer !== 'house' ? 0n : feeAsked(feeTerms, arrived));

function feeAsked(fee: Omit<ChannelFee, 'payer'>, amount: Units): Units {
  const cent = 100n;
  const asked = fee.fixed + multiplyByRatio(amount, BigInt(fee.permille), 1000n);
  const whole = asked - (asked % cent);
  return whole > amount / 2n ? amount / 2n : whole;
}

export interface AskedChannel {
  readonly vendorId: string;
  readonly bankType: string;
  readonly bankCode: string;
  readonly channel?: string | undefined;
}

/** Of those that the player sees, the first that fits. */
export function findChannel(
  channels: readonly DepositChannel[],
  asked: AskedChannel,
  kinds: readonly DepositKind[],
): DepositChannel | undefined {
  return channels.find(
    ({ code, kind, provider, bankType, bankCodes }) =>
      kinds.includes(kind) &&
      provider === asked.vendorId &&
      bankType === asked.bankType &&
      bankCodes.includes(asked.bankCode) &&
      (asked.channel === undefined || asked.channel === code),
  );
}

/** The kinds that the calls of clients of 2017 stand for. */
export const kindsOfOldWay: Readonly<Record<OldDepositWay, readonly DepositKind[]>> = {
  pg: ['hosted', 'ewallet'],
  mt: ['bank-transfer'],
  ma: ['manual'],
  qr: ['qr'],
};

/** The family’s number of the way: 1 bank transfer, 2 quick pay. */
export const modeOf = ({ method }: Pick<DepositChannel, 'method'>): number =>
  method === 'bank-transfer' ? 1 : 2;

export type ChannelProblem =
  | 'channel-provider-unknown'
  | 'channel-limits-wrong'
  | 'channel-account-missing'
  | 'channel-network-missing';

export interface Carrier {
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
}

/** What keeps a way to pay in from being offered as it is written. */
export function blameChannel(
  channel: DepositChannel,
  carriers: readonly Carrier[],
): ChannelProblem | undefined {
  const { kind, method, provider, minimum, maximum, quickAmounts, houseAccounts } = channel;
  const isManual = kind === 'manual';
  const carrier = carriers.find(({ name }) => name === provider);
  if (!isManual && carrier?.methods.includes(method) !== true) return 'channel-provider-unknown';
  const isAbove = (units: Units) => maximum !== null && units > maximum;
  const isOutside = (units: Units) =>
    units <= 0n || isAbove(units) || (minimum !== null && units < minimum);
  const bounds = [minimum, maximum].filter((units) => units !== null);
  if ([...bounds, ...quickAmounts].some(isOutside)) {
    return 'channel-limits-wrong';
  }
  const open = houseAccounts.filter(({ enabled }) => enabled);
  const hasAccount = (code: string) => open.some(({ bankCode }) => bankCode === code);
  if (isManual && !channel.bankCodes.every(hasAccount)) return 'channel-account-missing';
  const isChained = channel.network !== '' && channel.confirmations > 0;
  return kind === 'crypto' && !isChained ? 'channel-network-missing' : undefined;
}
