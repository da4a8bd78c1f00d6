// Bonuses as the console sees them, and the step that all decisions of staff share: lock the bonus,
// decide, and write down who did what.
import { refuse, type AnswerOf, type Refusal, type wallet } from '@baize/contract';
import type { StaffCaller } from '../../../../platform/call/index.ts';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import type { Bonus } from '../store/bonus-row.ts';
import { readBonus } from '../store/reader.ts';
import { lockBonus } from '../store/writer.ts';
import { wireBonuses } from './wire-bonus.ts';

export type StaffBonus = Exclude<AnswerOf<typeof wallet.confirmBonus>, Refusal>;

export async function staffBonuses(
  ports: Pick<WalletPorts, 'usernames'>,
  on: Queryable | Tx,
  { bonuses, locale }: { readonly bonuses: readonly Bonus[]; readonly locale: string },
): Promise<StaffBonus[]> {
  const names = await ports.usernames([...new Set(bonuses.map(({ playerId }) => playerId))]);
  const shown: StaffBonus[] = [];
  const groups = Map.groupBy(bonuses, ({ playerId, currency }) => `${currency} ${playerId}`);
  const wired = new Map<string, StaffBonus>();
  for (const of of groups.values()) {
    const plain = await wireBonuses(on, of, locale);
    for (const [place, bonus] of of.entries()) {
      const one = plain[place];
      if (one === undefined) continue;
      const { playerId, grantedBy, confirmedBy, endedBy, reason, endReason } = bonus;
      const username = names.get(playerId) ?? '';
      const by = { grantedBy, confirmedBy, endedBy, reason, endReason };
      wired.set(bonus.id, { ...one, playerId, username, ...by });
    }
  }
  for (const { id } of bonuses) {
    const one = wired.get(id);
    if (one !== undefined) shown.push(one);
  }
  return shown;
}

export interface BonusDecision<R extends string> {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly id: string;
  readonly locale: string;
  readonly decide: (tx: Tx, bonus: Bonus) => Promise<(Refusal & { refused: R }) | undefined>;
}

export async function decideBonus<R extends Refusal['refused']>(
  ports: WalletPorts,
  { staff, action, id, locale, decide }: BonusDecision<R>,
): Promise<StaffBonus | Refusal<R | 'bonus-not-found'>> {
  return ports.database.transaction(async (tx) => {
    const before = await lockBonus(tx, id);
    if (before === undefined) return refuse('bonus-not-found');
    const refusal = await decide(tx, before);
    if (refusal !== undefined) return refusal as Refusal<R>;
    const after = (await readBonus(tx, id)) ?? before;
    await ports.audit(tx, {
      staff,
      action,
      subject: id,
      before: { state: before.state },
      after: { state: after.state, reason: after.endReason },
    });
    const [shown] = await staffBonuses(ports, tx, { bonuses: [after], locale });
    return shown as StaffBonus;
  });
}
