// Every game that is being counted, with what it promises and how far it is from it.
import { isPlayMoney } from '@baize/money';
import type { BetPromise, Game } from '@baize/engines';
import { houseVendor } from '../catalogue/index.ts';
import type { FairnessPorts } from './ports.ts';
import { promisedByUs, promisedByVendor } from './rules/promised.ts';
import { bandOf, type Band, type Promised } from './rules/return-band.ts';
import { readReturns, type ReturnRow } from './store/returns.ts';

export interface Judged {
  readonly row: ReturnRow;
  readonly game: ReturnType<FairnessPorts['catalogue']['factsOf']>;
  readonly band: Band;
  readonly promised: Promised | undefined;
  readonly basis: 'exact' | 'simulated' | 'stated' | 'none';
  /** False: rules that are no longer dealt. */
  readonly current: boolean;
  readonly isPlayMoney: boolean;
}

/** Games of ours that nobody has played yet are there too, with nothing counted. */
export async function judgeReturns(ports: FairnessPorts, tag = 'en'): Promise<readonly Judged[]> {
  const counted = await readReturns(ports.database.kysely);
  return counted.map((row) => judge(ports, row, tag));
}

export function judge(ports: FairnessPorts, row: ReturnRow, tag: string): Judged {
  const game = ports.catalogue.factsOf(row.vendor, row.gameCode, tag);
  const own = row.vendor === houseVendor ? ofOurs(ports, row.gameCode) : undefined;
  const current = row.vendor !== houseVendor || own?.version === row.gameVersion;
  const promise = current ? own?.promises[row.bet] : undefined;
  const promised = promisedOf(promise, row.vendor, game?.returnPercent);
  const { returnAlertDeviations, returnRoundsMinimum } = ports.policy();
  const band = bandOf(row, promised, {
    alertDeviations: returnAlertDeviations,
    roundsMinimum: returnRoundsMinimum,
  });
  const basis = promised ? (promise?.basis ?? 'stated') : 'none';
  return { row, game, band, promised, basis, current, isPlayMoney: isPlayMoney(row.currency) };
}

const ofOurs = ({ games }: FairnessPorts, gameCode: string): Game | undefined =>
  games.find(({ code }) => code === gameCode);

/** The promised return of removed rules is not known. */
function promisedOf(promise: BetPromise | undefined, vendor: string, stated = '') {
  if (vendor !== houseVendor) return promisedByVendor(stated);
  return promise && promisedByUs(promise);
}
