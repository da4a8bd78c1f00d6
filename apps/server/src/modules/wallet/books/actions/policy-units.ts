// An amount of the policy, which was checked when it was set.
import { parseUnits, type Units } from '@baize/money';

export function policyUnits(text: string): Units {
  const units = parseUnits(text, { decimalsMax: 4 });
  if (units === undefined) throw new Error(`The policy holds no amount: ${text}`);
  return units;
}
