// The sandbox's company for draws held elsewhere: it draws official games at their hours, the same
// numbers in every process.
import { drawSeed, gameOf, issueDraws, slipFamilyOf } from '@baize/engines';
import { sandboxResultFeed, type ResultFeed } from '../platform/adapters/results/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import { createKeeping } from '../platform/secrets/index.ts';

export interface SandboxResultsSettings {
  readonly clock: Clock;
  readonly secret: Uint8Array;
}

export function sandboxResults({ clock, secret }: SandboxResultsSettings): ResultFeed {
  const { digest } = createKeeping(secret, 'sandbox results');
  return sandboxResultFeed({
    now: clock.now,
    draw({ gameCode, issue }, attempt) {
      const game = gameOf(gameCode);
      const family = game && slipFamilyOf(game);
      if (!game || !family) throw new Error(`${gameCode} has no draws`);
      const serverSeed = digest(`${gameCode} ${issue}`, `attempt ${attempt}`);
      const seed = drawSeed({ serverSeed, issue, beaconRound: 0, randomnessHex: '' });
      return family.draw(game, issueDraws({ seed, issue }));
    },
  });
}
