// The watch over the critical code: hashed when a process starts, every day, and when staff ask. A
// hash that is not the one on record stops our own games, in this process at once, and staff are
// told; what is on record is adopted under audit, so a forged record shows as well.
import { hostname } from 'node:os';
import { refuse, staffTopic, type Refusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { platformCaller } from '../catalogue/index.ts';
import { differingParts, hashCriticalCode, readReleases, type Release } from './critical-code.ts';
import type { FairnessPorts } from './ports.ts';
import { writeCheck, type CodeCheck } from './store/code-checks.ts';

const dayMs = 24 * 3_600_000;
const lookMs = 60_000;
/** On the bus: every process is to look now. */
const channel = 'fairness-check-code';

export interface CodeWatch {
  check(why: CodeCheck['why']): Promise<CodeCheck>;
  /** Looks again when the last look is a day old. */
  checkWhenDue(): Promise<void>;
  /** Looks here, and has every other process look. */
  checkEverywhere(): Promise<CodeCheck>;
  /** Why nothing of ours may be played now. */
  refusal(): Refusal<'game-unverified'> | undefined;
  release(): Release | undefined;
  start(): Promise<void>;
  stop(): void;
}

export function createCodeWatch(ports: FairnessPorts): CodeWatch {
  const { bus, clock, code, log } = ports;
  const state: { last?: CodeCheck; release?: Release | undefined; closing: (() => void)[] } = {
    closing: [],
  };
  const check = async (why: CodeCheck['why']): Promise<CodeCheck> => {
    state.release = (await readReleases(code.releases)).at(-1);
    const made = await lookOnce(ports, why, state.release);
    const before = state.last;
    state.last = made;
    await ports.database.transaction((tx) => tell(ports, tx, { made, before, ...state }));
    return made;
  };
  const checkWhenDue = async () => {
    if (!state.last || clock.now() - state.last.at >= dayMs) await check('daily');
  };
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.error({ error }, 'the code could not be checked'));
  return {
    check,
    checkWhenDue,
    async checkEverywhere() {
      bus.publish(channel, ports.processName);
      return check('asked');
    },
    refusal: () =>
      code.stops && state.last?.matches !== true ? refuse('game-unverified') : undefined,
    release: () => state.release,
    async start() {
      await check('start');
      const timer = setInterval(() => quietly(checkWhenDue()), lookMs);
      timer.unref();
      const unhear = bus.subscribe(channel, (from) => {
        if (from !== ports.processName) quietly(check('asked'));
      });
      state.closing.push(() => clearInterval(timer), unhear);
    },
    stop: () => state.closing.splice(0).forEach((close) => close()),
  };
}

export const processName = (): string => `${hostname()}:${process.pid}`;

async function lookOnce(
  { clock, code, processName: looker }: FairnessPorts,
  why: CodeCheck['why'],
  release: Release | undefined,
): Promise<CodeCheck> {
  const found = await hashCriticalCode(code.root);
  const expected = release?.hash ?? '';
  return {
    at: clock.now(),
    process: looker,
    why,
    hash: found.hash,
    expected,
    matches: found.hash === expected,
    differing: [...differingParts(found, release)],
  };
}

interface Told {
  readonly made: CodeCheck;
  readonly before?: CodeCheck | undefined;
  readonly release?: Release | undefined;
}

/** A new release is adopted under audit; a mismatch is told when it begins. */
async function tell({ audit, outbox, log }: FairnessPorts, tx: Tx, told: Told): Promise<void> {
  const { made, before, release } = told;
  const { isNewRelease } = await writeCheck(tx, made);
  const note = { staff: platformCaller, subject: made.process, before: null };
  if (isNewRelease && release) {
    const { number, day, why, retested, games, hash } = release;
    const after = { number, day, why, retested, games, hash };
    await audit(tx, { ...note, action: 'adopt-release', after });
  }
  if (made.matches || before?.matches === false) return;
  const { hash, expected, differing } = made;
  await audit(tx, { ...note, action: 'alert-code', after: { hash, expected, differing } });
  const payload = { subject: made.process, what: 'code' };
  await outbox.tell(tx, { event: 'fairness-alerted', topic: staffTopic, payload });
  log.error({ hash, expected, differing }, 'the critical code is not the one on record');
}
