// A member's results by category of games beside the lottery, as older clients ask.
import { gameCategories, isRefusal, type facts, type GameCategory } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { textsIn } from '../../settings/index.ts';
import { memberDaysOf } from '../family-member.ts';
import { isLottery, printResult } from '../family-reports.ts';
import type { FactsPorts } from '../ports.ts';
import { addSums, playOf } from '../rules/sums.ts';
import { pageOf } from '../wire.ts';

const isCategory = (kind: string): kind is GameCategory =>
  (gameCategories as readonly string[]).includes(kind);

export const listMemberGamesProfit =
  (ports: FactsPorts): Action<typeof facts.listMemberGamesProfit> =>
  async (call) => {
    const days = await memberDaysOf(ports, call);
    if (isRefusal(days)) return days;
    const { gameType = '' } = call.input;
    const t = textsIn(call.locale);
    const sums = addSums(days);
    const found = [...sums.play]
      .filter(([kind]) => !isLottery(kind) && (gameType === '' || kind === gameType))
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const { limit, offset, page } = pageOf(call.input);
    return {
      list: found.slice(offset, offset + limit).map(([kind, play]) => ({
        gameType: kind,
        gameName: isCategory(kind) ? t(`catalogue.category-${kind}`) : kind,
        ...printResult(play),
      })),
      footer: printResult(playOf({ ...sums, play: new Map(found) })),
      page: page(found.length),
    };
  };
