// The plays of a lottery as clients of the family draw their menus.
import { isRefusal, type lottery } from '@baize/contract';
import { playsOf, unitPrice, type Play } from '@baize/engines';
import type { Translator } from '@baize/i18n';
import { groupText, placeOfPlay, playText } from '@baize/i18n/plays';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { lunarYearOf } from '../../orders/offers.ts';
import { wordsIn } from '../../orders/reasons.ts';
import type { GatewayPorts } from '../ports.ts';
import { prizeModeOf } from '../rules/prize-mode.ts';
import { gameById } from '../wire-games.ts';

export function getPlayMenu(ports: GatewayPorts): Action<typeof lottery.getPlayMenu> {
  return async ({ input: { gameId }, now, locale }) => {
    const offered = gameById(ports, gameId);
    if (isRefusal(offered)) return offered;
    const { game, terms, playTerms } = offered;
    const t = wordsIn(locale);
    const plays = [...playsOf(game.kind, lunarYearOf(offered, now)).values()];
    const toldOf = ({ id: playId, code: playCode }: Play) => ({
      playId,
      playCode,
      playName: playText(t, game.kind, playCode),
      singleBetPrice: unitsToNumber(unitPrice),
      playSwitch: terms.on && playTerms(playCode).on ? 1 : 0,
    });
    const groups = [...Map.groupBy(plays, menuOf)].map(([code, own], at) => ({
      playId: at + 1,
      playCode: code,
      playName: menuText(t, { kind: game.kind, menu: code, first: own[0]?.code ?? '' }),
      playMenu: code,
      sorting: at + 1,
      groupSwitch: terms.on ? 1 : 0,
      playMenus: own.map(toldOf),
    }));
    return [{ ...prizeModeOf(game), playMenuGroups: groups }];
  };
}

interface Menu {
  readonly kind: string;
  readonly menu: string;
  /** The code of its first play. */
  readonly first: string;
}

/** As the group of its first play is called; plays at odds have a name of their own. */
function menuText(t: Translator, { kind, menu, first }: Menu): string {
  return menu === credit ? t('lottery.wire-credit') : groupText(t, placeOfPlay(kind, first).group);
}

const credit = 'CREDIT';

/** Plays at odds, and the others by the stars or numbers that they look at. */
function menuOf({ pays, code }: Play): string {
  return pays === 'odds' ? credit : (code.split('_')[0] ?? code);
}
