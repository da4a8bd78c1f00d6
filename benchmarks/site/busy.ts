// Measures how long a page keeps its own thread busy while it loads, counted in the processor's
// time for that thread: other work on the machine does not lengthen it, as it does times by the
// clock.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { phone, type Pace } from './phone.ts';

export interface Busy {
  /** All that the thread did, in milliseconds of the processor. */
  readonly allMs: number;
  /** After the first picture: what tasks take above 50 ms where all is four times slower. */
  readonly blockedMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

const categories = ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline'];
const slowedTimes = 4;
const longMs = 50;
const triesMax = 3;

/** A trace may begin too late to tell of the visit; then there is another one. */
export async function watchThread(browser: Browser, url: string, pace: Pace): Promise<Busy> {
  for (let tried = 1; tried <= triesMax; tried += 1) {
    const busy = busyOf(await traceVisit(browser, url, pace), url);
    if (busy !== undefined) return busy;
  }
  throw new Error(`No trace tells of ${url}`);
}

async function traceVisit(
  browser: Browser,
  url: string,
  { restMs }: Pace,
): Promise<readonly TraceEvent[]> {
  const context = await phone(browser);
  try {
    const page = await context.newPage();
    return await traceWhile(page, async () => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(restMs);
    });
  } finally {
    await context.close();
  }
}

async function traceWhile(
  page: Page,
  work: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const traceConfig = { includedCategories: categories, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  await endTrace(session);
  return events;
}

const workMark = 'the watched work begins';

/**
 * What the longest task of a page that stands takes where all is four times slower, while `work`
 * goes on in it.
 */
export async function watchLongest(page: Page, work: () => Promise<unknown>): Promise<number> {
  const events = await traceWhile(page, async () => {
    await page.evaluate((mark) => void performance.mark(mark), workMark);
    await work();
  });
  const start = events.find(({ name }) => name === workMark);
  if (start === undefined) throw new Error('No trace tells of the work');
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts > start.ts);
  return slowedTimes * Math.max(0, ...tasksOf(own, start).map(msOf));
}

const msOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

const tasksOf = (events: readonly TraceEvent[], start: TraceEvent) =>
  events.filter(
    ({ name, ph, tid }) =>
      ph === 'X' && tid === start.tid && name === 'ThreadControllerImpl::RunTask',
  );

async function endTrace(session: CDPSession): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await ended;
}

function busyOf(events: readonly TraceEvent[], url: string): Busy | undefined {
  const isStart = ({ name, args }: TraceEvent) =>
    name === 'navigationStart' && args?.data?.documentLoaderURL === url;
  const start = events.find(isStart);
  if (start === undefined) return undefined;
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const painted = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Infinity;
  const tasks = tasksOf(own, start);
  const after = tasks.filter(({ ts, dur = 0 }) => ts + dur > painted);
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  return {
    allMs: sum(tasks.map(msOf)),
    blockedMs: sum(after.map((task) => Math.max(0, msOf(task) * slowedTimes - longMs))),
  };
}
