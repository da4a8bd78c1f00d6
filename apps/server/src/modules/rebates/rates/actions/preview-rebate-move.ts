// The effect of a move on rebates: the categories in which the member, and so the branch, has less
// below the new line.
import { isAgentType, rebateCategories, refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RatesPorts } from '../ports.ts';
import { boundsOf } from '../rules/bounds.ts';
import { lineRates } from '../rules/line-rates.ts';
import { readBounds, readRates } from '../store/rates.ts';

export const previewRebateMove =
  (ports: RatesPorts): Action<typeof rebates.previewRebateMove> =>
  async ({ input: { id, upline } }) => {
    const { agents } = ports;
    const before = (await agents.lineOf(id)).map((one) => one.id);
    if (before.length === 0) return refuse('member-not-found');
    const aboveId = await agentAbove(ports, upline);
    if (aboveId === undefined) return refuse('agent-unknown');
    const above = aboveId === null ? [] : await agents.lineOf(aboveId);
    const after = [id, ...above.map((one) => one.id)];
    const on = ports.database.kysely;
    const given = await readRates(on, [...new Set([...before, ...after])]);
    const bounds = boundsOf(await readBounds(on));
    const list = rebateCategories.map((category) => {
      const own = given.filter((rate) => rate.category === category);
      const rates = new Map(own.map(({ playerId, rate }) => [playerId, rate]));
      const { highest } = bounds[category];
      const rateIn = (line: readonly string[]) =>
        lineRates({ line, given: rates, highest })[0]?.rate ?? 0;
      return { category, before: rateIn(before), after: rateIn(after) };
    });
    return { list: list.filter((one) => one.after < one.before) };
  };

/** Null: to the top; undefined: no agent has this name. */
async function agentAbove({ playerIdOf, memberFile }: RatesPorts, upline: string) {
  if (upline.trim() === '') return null;
  const id = await playerIdOf(upline.trim());
  const file = id === undefined ? undefined : await memberFile(id);
  return file && isAgentType(file.type) ? id : undefined;
}
