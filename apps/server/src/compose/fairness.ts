// The watch over fairness, level 7: given rounds, games and the code it looks at.
import { games } from '@baize/engines';
import {
  createFairness,
  processName,
  type CodeGuard,
  type Fairness,
  type FairnessPorts,
} from '../modules/fairness/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Platform } from './platform.ts';

export interface FairnessGround {
  readonly settings: Settings;
  readonly audit: FairnessPorts['audit'];
  readonly wagering: FairnessPorts['wagering'];
  readonly catalogue: FairnessPorts['catalogue'];
}

export function composeFairness(
  platform: Platform,
  { settings, audit, wagering, catalogue }: FairnessGround,
  code: CodeGuard,
): Fairness {
  return createFairness({
    ...platform,
    policy: settings.policy,
    audit,
    wagering,
    catalogue,
    code,
    processName: processName(),
    games,
  });
}
