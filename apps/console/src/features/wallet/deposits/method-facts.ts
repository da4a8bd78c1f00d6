// A deposit method in a line: limits, fee, hours, provider and who sees it.
import { feeText } from '@baize/ui';
import { unitsOf } from '@baize/client';
import { printUnits } from '@baize/money';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { clockOf, type Method } from './methods.ts';

export function useMethodFacts(method: Method): readonly string[] {
  const t = useText();
  const { money } = useShow();
  const { minimum, maximum, fee, hours, provider, audience, kind } = method;
  const brand = t('console.deposits.brand-limit');
  const limits =
    minimum === null && maximum === null
      ? t('console.deposits.brand-limits')
      : t('console.deposits.limits-are', {
          minimum: minimum === null ? brand : money(minimum),
          maximum: maximum === null ? brand : money(maximum),
        });
  const shown = (units: bigint) => money(printUnits(units, 2));
  const { levelMinimum, countries, currencies, tags } = audience;
  return [
    t(`console.deposits.kind-${kind}`),
    provider,
    limits,
    feeText(t, shown, { ...fee, fixed: unitsOf(fee.fixed) }),
    hours === null
      ? t('console.deposits.always')
      : t('console.deposits.hours-are', {
          opens: clockOf(hours.opens),
          closes: clockOf(hours.closes),
        }),
    ...(levelMinimum === 0 ? [] : [t('console.deposits.from-level', { level: levelMinimum })]),
    ...countries,
    ...currencies,
    ...tags,
  ];
}
