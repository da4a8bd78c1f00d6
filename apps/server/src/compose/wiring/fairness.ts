// The watch over fairness: given rounds, games and the code it looks at.
import { games } from '@baize/engines';
import { createFairness, processName, type FairnessPorts } from '../../modules/fairness/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly wagering: FairnessPorts['wagering'];
  readonly catalogue: FairnessPorts['catalogue'];
}

export const wireFairness = (
  { platform, audit, code }: Ground,
  { settings, wagering, catalogue }: Below,
) =>
  createFairness({
    ...platform,
    policy: settings.policy,
    audit,
    wagering,
    catalogue,
    code,
    processName: processName(),
    games,
  });
