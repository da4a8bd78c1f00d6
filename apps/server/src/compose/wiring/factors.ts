// Factors, whose changes the log is told, and the member whose they are.
import { createFactors } from '../../modules/factors/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Ground } from '../modules.ts';

export function wireFactors(
  { platform, above, secret }: Ground,
  { settings }: { readonly settings: Settings },
) {
  platform.outbox.passOver(['factors-changed']);
  return createFactors({
    ...platform,
    secret,
    brandName: () => settings.brand().name,
    onChanged: async (tx, { holder, what }) => {
      const [side, id = ''] = holder.split(':');
      await platform.outbox.tell(tx, { event: 'factors-changed', payload: { holder, what } });
      if (side === 'player') await above.identity.tellFactorsChanged(tx, id);
    },
  });
}
