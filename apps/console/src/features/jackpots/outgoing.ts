// An amount as it goes out: with a minus, unless it is nothing.
import { unitsOf } from '@baize/client';
import { printUnits } from '@baize/money';

export const outgoing = (amount: string): string => printUnits(-unitsOf(amount));
