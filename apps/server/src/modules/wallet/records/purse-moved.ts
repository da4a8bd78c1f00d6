// The amount that a movement moved of one purse, as our own calls give it.
import { printUnits, type Units } from '@baize/money';

interface Moved {
  readonly amount: Units;
  readonly after: Units;
}

export const purseMoved = ({ amount, after }: Moved) => ({
  amount: printUnits(amount),
  before: printUnits(after - amount),
  after: printUnits(after),
});
