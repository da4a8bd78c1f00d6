// When a way to pay that is closed opens again, in words.
import { formatMinute, type Translator } from '@baize/i18n';
import { timeNow } from '../../../app/clock.ts';
import { nextOpening } from './opening-hours.ts';
import type { DepositWay } from './ways.ts';

/** Undefined for a way that is open. */
export function closedText(t: Translator, { isOpen, hours }: DepositWay): string | undefined {
  if (isOpen) return undefined;
  if (hours === null) return t('deposits.closed');
  return t('deposits.opens', { time: formatMinute(nextOpening(hours, timeNow())) });
}
