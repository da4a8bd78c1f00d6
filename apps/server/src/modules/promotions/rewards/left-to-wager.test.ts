// The amount that a reward's bonus shows as left to wager, after each bet, beside the ledger's
// requirement and an arithmetic of its own.
import { printUnits } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { buildPromotions, cash, writtenWith } from '../testing.ts';

const cents = 100n;
const bets = fc.array(
  fc.record({
    stake: fc.bigInt(1n, 900n).map((count) => count * cents),
    /** In tenths of the stake. */
    payout: fc.constantFrom(0n, 5n, 10n, 13n, 40n),
  }),
  { minLength: 1, maxLength: 12 },
);
const terms = fc.record({
  times: fc.integer({ min: 1, max: 4 }),
  withDeposit: fc.boolean(),
  sticky: fc.boolean(),
  funding: fc.constantFrom('cash-first' as const, 'bonus-first' as const),
});

// @proves R39 R112
test('the shown rest of a requirement is the ledger’s after each bet', async () => {
  const database = await freshDatabase();
  const built = buildPromotions(database);
  const { actions } = built.promotions;
  let members = 0;
  const ledgersLeft = async (playerId: string) => {
    const { rows } = await database.pool.query<{ left: string; state: string }>(
      `select (required - done)::text as left, state from wallet_requirement
        where player_id = $1 and kind = 'bonus'`,
      [playerId],
    );
    return rows[0];
  };
  await fc.assert(
    fc.asyncProperty(bets, terms, async (list, of) => {
      members += 1;
      const playerId = `member${members}`;
      await built.fund(playerId, '100');
      const reward = cash('6', { kind: 'bonus', terms: { ...cash('1').terms, ...of } });
      const tiers = [{ conditions: [], rewards: [reward] }];
      const id = await built.publish(writtenWith({ trigger: 'manual', tiers }));
      const granted = built.staff({ id, username: playerId, reason: 'for a test' });
      const { claimId } = given(await actions.grantReward(granted));
      given(await actions.claimReward(built.member(playerId, { id: claimId })));
      const required = 6n * 10_000n * BigInt(of.times);
      let played = 0n;
      for (const { stake, payout } of list) {
        await built.play(playerId, printUnits(stake), (stake * payout) / 10n);
        played += stake;
        const asked = built.member(playerId, {});
        const { open, ended } = given(await built.wallet.actions.listBonuses(asked));
        const shown = [...open, ...ended].find((one) => one.id === `${claimId}-0`);
        const left = played > required ? 0n : required - played;
        const isOpen = shown?.state === 'active';
        if (isOpen) expect(shown.left).toBe(printUnits(left));
        expect(built.unitsOf(shown?.left ?? '')).toBe(
          BigInt((await ledgersLeft(playerId))?.left ?? -1),
        );
        if (!isOpen) break;
      }
    }),
    { numRuns: 12 },
  );
});
