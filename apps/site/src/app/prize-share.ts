// The worth of prize groups in percent of the stakes. Group 2000 would be a fair game: a group's
// prizes return its share of 2000, and the rest of a higher group is paid as a rebate.
import { formatPercentage } from '@baize/i18n';

/** The share of so many groups, such as `97.8%`: they come in steps of 2, a tenth of a percent. */
export function prizeShare(groups: number, tag: string): string {
  const tenths = Math.round(groups / 2);
  return formatPercentage(`${Math.trunc(tenths / 10)}.${tenths % 10}`, tag);
}
