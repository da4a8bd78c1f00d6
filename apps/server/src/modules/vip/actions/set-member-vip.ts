// Staff set a member's level until a moment, with a reason, or let play decide again. What the
// member plays meanwhile counts all the same, and shows when the setting ends.
import { refuse, type vip } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { noteMove } from '../move.ts';
import type { VipPorts } from '../ports.ts';
import { monthAt } from '@baize/money';
import { isSet, levelIdAt } from '../rules/standing.ts';
import { lockScheme } from '../store/scheme.ts';
import { lockMembers, writeSetting, type Member } from '../store/standings.ts';

const longestMs = 366 * 24 * 3_600_000;

export const setMemberVip =
  (ports: VipPorts): Action<typeof vip.setMemberVip> =>
  async ({ caller, input: { id: playerId, reason, set }, now }) => {
    if (!(await ports.isMember(playerId))) return refuse('member-not-found');
    return ports.database.transaction(async (tx) => {
      const { levels } = await lockScheme(tx, 'to-move');
      const isKnown =
        !set || set.levelId === null || levels.some(({ levelId }) => levelId === set.levelId);
      if (!isKnown) return refuse('vip-level-unknown');
      if (set && (set.until <= now || set.until > now + longestMs)) {
        return refuse('vip-until-invalid');
      }
      const [before] = await lockMembers(tx, [playerId], monthAt(now));
      if (!before) throw new Error(`The member ${playerId} was not kept`);
      if (!set && !isSet(before, now)) return refuse('vip-not-set');
      const by = caller.username;
      await writeSetting(tx, playerId, set ? { ...set, at: now, by, reason } : undefined);
      const after = {
        ...before,
        setLevelId: set?.levelId ?? null,
        setUntil: set?.until ?? null,
      };
      const cause = set ? 'set-by-staff' : 'setting-ended';
      await noteMove(ports, tx, { levels, before, after, cause, now, by, reason });
      await ports.audit(tx, {
        staff: caller,
        action: 'set-vip-level',
        subject: `member:${playerId}`,
        before: auditOf(before, now),
        after: { ...auditOf(after, now), reason },
      });
      return { levelId: levelIdAt(after, now) };
    });
  };

const auditOf = (member: Member, now: number) => ({
  levelId: levelIdAt(member, now),
  until: isSet(member, now) ? member.setUntil : null,
});
