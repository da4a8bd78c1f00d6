// An amount as it goes out: with a minus, unless it is nothing.
import { parseSignedUnits, printUnits } from '@baize/money';

export function outgoing(amount: string): string {
  const units = parseSignedUnits(amount, { decimalsMax: 4 });
  return units === undefined ? amount : printUnits(-units);
}
