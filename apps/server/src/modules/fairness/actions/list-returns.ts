// One page of what games gave back: those outside their band first, then the most played.
import { returnVerdicts, type fairness, type ReturnVerdict } from '@baize/contract';
import { slipFamilyOf } from '@baize/engines';
import { defaultCurrency, playCurrency, printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { houseVendor } from '../../catalogue/index.ts';
import { judge, judgeReturns, type Judged } from '../judge-returns.ts';
import type { FairnessPorts } from '../ports.ts';
import { percentOf, promisedPercentOf, twoPlaces } from '../rules/two-places.ts';
import type { GameKey } from '../store/returns.ts';

export function listReturns(ports: FairnessPorts): Action<typeof fairness.listReturns> {
  return async ({ input, locale }) => {
    const { money = 'real', verdict, pageNo = 1, pageSize = 20 } = input;
    const name = (input.name ?? '').trim().toLowerCase();
    const counted = await judgeReturns(ports, locale);
    const all = [...counted, ...unplayed(ports, counted, money, locale)]
      .filter((one) => one.isPlayMoney === (money === 'demo'))
      .map(printed)
      .filter((one) => verdict === undefined || one.verdict === verdict)
      .filter((one) => `${one.name} ${one.gameCode}`.toLowerCase().includes(name))
      .toSorted(byNeed);
    const policy = ports.policy();
    return {
      list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total: all.length,
      alertDeviations: policy.returnAlertDeviations,
      offDeviations: policy.returnOffDeviations,
      roundsMinimum: policy.returnRoundsMinimum,
    };
  };
}

const rank = (verdict: ReturnVerdict) => returnVerdicts.indexOf(verdict);
const byNeed = (one: Printed, other: Printed) =>
  rank(one.verdict) - rank(other.verdict) ||
  other.rounds - one.rounds ||
  (one.name < other.name ? -1 : 1);

/**
 * Kinds of bet of our games under the current rules without a round; of games with slips, which
 * have hundreds, only those that were played are listed.
 */
function unplayed(
  ports: FairnessPorts,
  counted: readonly Judged[],
  money: 'real' | 'demo',
  tag: string,
): Judged[] {
  const currency = money === 'demo' ? playCurrency : defaultCurrency;
  const known = new Set(counted.map(({ row }) => nameOf(row)));
  return ports.games
    .filter((game) => slipFamilyOf(game) === undefined)
    .flatMap(({ code: gameCode, version: gameVersion, promises }) =>
      Object.keys(promises).map((bet) => ({ ...nothing, gameCode, gameVersion, bet, currency })),
    )
    .filter((row) => !known.has(nameOf(row)))
    .map((row) => judge(ports, row, tag));
}

const nameOf = ({ gameVersion, bet, currency }: GameKey) => `${gameVersion} ${currency} ${bet}`;

const nothing = {
  vendor: houseVendor,
  since: 0,
  rounds: 0n,
  staked: 0n,
  paid: 0n,
  stakedSquares: 0n,
  stakedPaid: 0n,
  paidSquares: 0n,
  alertedAt: null,
  switchedOffAt: null,
};

type Printed = ReturnType<typeof printed>;

function printed({ row, game, band, promised, basis, current }: Judged) {
  return {
    vendor: row.vendor,
    gameCode: row.gameCode,
    name: game?.displayName ?? row.gameCode,
    gameVersion: row.gameVersion,
    bet: row.bet,
    current,
    currency: row.currency,
    since: row.since === 0 ? null : row.since,
    rounds: Number(row.rounds),
    staked: printUnits(row.staked, 2),
    paid: printUnits(row.paid, 2),
    actualPercent: percentOf(band.actual),
    theoreticalPercent: promisedPercentOf(promised?.share),
    basis,
    spread: promised?.deviation === undefined ? ('measured' as const) : ('known' as const),
    lowPercent: percentOf(band.low),
    highPercent: percentOf(band.high),
    deviations: twoPlaces(band.deviations),
    verdict: band.verdict,
    shown: game?.shown ?? 'off',
    closedBy: game?.closedBy ?? '',
    alertedAt: row.alertedAt,
    switchedOffAt: row.switchedOffAt,
  };
}
