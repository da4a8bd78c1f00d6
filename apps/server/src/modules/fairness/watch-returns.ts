// The watch over what games give back: counts the rounds that were settled since it last looked,
// tells staff of a game that has drifted out of its band, and switches it off where policy says so.
// It runs beside play, never within it.
import { staffTopic } from '@baize/contract';
import { onlyBet } from '@baize/engines';
import { houseVendor, platformCaller } from '../catalogue/index.ts';
import { judgeReturns, type Judged } from './judge-returns.ts';
import type { FairnessPorts } from './ports.ts';
import { percentOf, promisedPercentOf, twoPlaces } from './rules/two-places.ts';
import { countClosed, markAlerted, markSwitchedOff } from './store/returns.ts';

export async function watchReturns(ports: FairnessPorts): Promise<void> {
  await count(ports);
  for (const judged of await judgeReturns(ports)) {
    if (judged.isPlayMoney || judged.band.verdict !== 'outside') continue;
    await alert(ports, judged);
    await switchOff(ports, judged);
  }
}

export const count = ({ database, clock, wagering }: FairnessPorts): Promise<void> =>
  countClosed({ database, house: houseVendor, closedSince: wagering.closedSince }, clock.now());

/** Once for each count: it stands until staff begin a new one. */
async function alert({ database, clock, log, audit, outbox }: FairnessPorts, judged: Judged) {
  const { row } = judged;
  if (row.alertedAt !== null) return;
  const subject = subjectOf(judged);
  await database.transaction(async (tx) => {
    if (!(await markAlerted(tx, row, clock.now()))) return;
    const after = factsOf(judged);
    await audit(tx, {
      staff: platformCaller,
      action: 'alert-return',
      subject,
      before: null,
      after,
    });
    const payload = { subject, what: 'return' };
    await outbox.tell(tx, { event: 'fairness-alerted', topic: staffTopic, payload });
    log.error({ subject, ...after }, 'a game gives back what it does not promise');
  });
}

/** A game that was switched on again is counted anew, so this closes it once for each count. */
async function switchOff(ports: FairnessPorts, judged: Judged) {
  const { row, band, current } = judged;
  const { returnOffDeviations } = ports.policy();
  const isFar = Math.abs(band.deviations ?? 0) >= returnOffDeviations;
  if (returnOffDeviations === 0 || !isFar || !current || row.switchedOffAt !== null) return;
  const { deviations, actual, theoretical, rounds } = factsOf(judged);
  await ports.catalogue.closeGame({
    gameCode: row.gameCode,
    vendor: row.vendor,
    state: 'off',
    reason: `return ${actual} for ${theoretical}: ${deviations} deviations, ${rounds} rounds`,
  });
  await ports.database.transaction((tx) => markSwitchedOff(tx, row, ports.clock.now()));
}

const subjectOf = ({ row: { vendor, gameCode, bet } }: Judged) =>
  [vendor, gameCode, ...(bet === onlyBet ? [] : [bet])].join('/');

function factsOf({ row, band, promised }: Judged) {
  return {
    gameVersion: row.gameVersion,
    currency: row.currency,
    rounds: Number(row.rounds),
    actual: percentOf(band.actual),
    theoretical: promisedPercentOf(promised?.share),
    deviations: twoPlaces(band.deviations),
  };
}
