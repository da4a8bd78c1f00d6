// The look and words of a way to pay in, the same for players and in the preview that staff see:
// its art, its fee and how long it usually takes.
import { formatDecimal, type Translator } from '@baize/i18n';
import type { Units } from '@baize/money';

export interface WayFee {
  readonly fixed: Units;
  /** Thousandths of what arrives. */
  readonly permille: number;
  readonly payer: 'player' | 'house';
}

/** The family's names of what a provider's page begins with. */
const looksOfPage: Readonly<Record<string, string>> = {
  QR: 'qr',
  PGMT: 'bank-transfer',
  VirtualWallet: 'ewallet',
};

/** The kind that a way looks like: a provider's page is known by what it begins with. */
export function lookOfWay<Kind extends string>(kind: Kind, bankType: string): Kind {
  const look = kind === 'hosted' ? looksOfPage[bankType] : undefined;
  return (look as Kind | undefined) ?? kind;
}

const permillePerPercent = 10;

export function feeText(
  t: Translator,
  money: (units: Units) => string,
  { fixed, permille, payer }: WayFee,
): string {
  const isFree = payer === 'house' || (fixed === 0n && permille === 0);
  if (isFree) return t('deposits.no-fee');
  const share = formatDecimal(String(permille / permillePerPercent), t.tag);
  if (permille === 0) return t('deposits.fee-fixed', { amount: money(fixed) });
  if (fixed === 0n) return t('deposits.fee-share', { share });
  return t('deposits.fee-both', { share, amount: money(fixed) });
}

const minutesPerHour = 60;
const hoursFromMinutes = 90;

/** How long it usually takes, as measured; undefined while too few are known. */
export function spanText(t: Translator, minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  if (minutes < 1) return t('deposits.at-once');
  if (minutes < hoursFromMinutes) return t('deposits.minutes', { minutes: Math.round(minutes) });
  return t('deposits.hours', { hours: Math.round(minutes / minutesPerHour) });
}
