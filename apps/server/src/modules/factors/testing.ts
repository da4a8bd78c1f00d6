// Builds factors on a fresh database for tests: members and staff who call, what was told, and
// holders who have something set up.
import type { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { PlayerCaller, StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createFactors, type FactorsChange } from './index.ts';
import { codeAt } from './totp.ts';

export { codeAt } from './totp.ts';

export const origin = 'https://play.example';
export const stepMs = 30_000;

export type BuiltFactors = ReturnType<typeof buildFactors>;

export function buildFactors(database: Database, secret = new Uint8Array(32).fill(7)) {
  const clock = fakeClock();
  const changes: FactorsChange[] = [];
  const factors = createFactors({
    database,
    clock,
    randomness: systemRandomness,
    secret,
    brandName: () => 'Lotus House',
    onChanged: async (_tx, change) => void changes.push(change),
  });
  const call = <C, I>(caller: C, input: I) => callOf(caller, input, clock.now(), { origin });
  return {
    factors,
    clock,
    changes,
    call,
    /** What was told of one holder, in order. */
    toldOf: (holder: string) =>
      changes.filter((change) => change.holder === holder).map(({ what }) => what),
    /** Turns one-time codes on; the clock moves on, so that the next code is another. */
    async turnTotpOn(caller: PlayerCaller) {
      const { secret: made } = given(await factors.actions.beginTotp(call(caller, {})));
      const code = codeAt(made, clock.now());
      const { recoveryCodes } = given(await factors.actions.confirmTotp(call(caller, { code })));
      clock.advance(stepMs);
      return { secret: made, recoveryCodes };
    },
    async addPasskey(caller: PlayerCaller, device: SoftwareAuthenticator, name = 'My phone') {
      const { options } = given(await factors.actions.beginPasskey(call(caller, {})));
      const response = device.create({ origin, options });
      return given(await factors.actions.addPasskey(call(caller, { name, response })));
    },
  };
}

let named = 0;

/** A unique member. */
export function member(): PlayerCaller {
  named += 1;
  return {
    kind: 'player',
    playerId: `member${named}`,
    username: `lotus${named}`,
    type: 0,
    demo: false,
    currency: 'PHP',
    sessionId: `session${named}`,
    confirmedUntil: Infinity,
    since: 0,
  };
}

export function staff(): StaffCaller {
  named += 1;
  return {
    kind: 'staff',
    staffId: `staff${named}`,
    username: `owner${named}`,
    role: 'owner',
    permissions: [],
    sessionId: `session${named}`,
    confirmedUntil: Infinity,
  };
}
