// Proves that a visitor after a quiet while still gets a page that was drawn before, and that a
// change of the house drops it.
import { expect, test } from 'vitest';
import { createDrawnPages } from './index.ts';

const home = { path: '/', tag: 'en', narrow: true } as const;
const unasked = () => Promise.reject(new Error('the drawer asks nothing'));

function setUp() {
  const time = { now: 10_000 };
  const heard = new Map<string, () => void>();
  let drawings = 0;
  let isSlow = false;
  const pages = createDrawnPages({
    drawer: {
      draw: () => {
        drawings += 1;
        const drawn = { title: `drawing ${drawings}` };
        return isSlow ? new Promise(() => undefined) : Promise.resolve(drawn);
      },
      stop: () => Promise.resolve(),
    },
    clock: { now: () => time.now },
    hear: (channel, told) => {
      heard.set(channel, told);
      return () => undefined;
    },
    failed: () => undefined,
  });
  const title = async () => (await pages.get(home, unasked))?.title;
  const beSlow = () => {
    isSlow = true;
  };
  return { time, heard, title, beSlow };
}

test('a drawing is sent for eight minutes while a new one is made', async () => {
  const { time, title, beSlow } = setUp();
  expect(await title()).toBe('drawing 1');
  beSlow();
  time.now += 479_000;
  expect(await title()).toBe('drawing 1');
});

test('a drawing from before a change is not sent', async () => {
  const { time, heard, title } = setUp();
  expect(await title()).toBe('drawing 1');
  heard.get('catalogue-changed')?.();
  time.now += 2000;
  expect(await title()).toBe('drawing 2');
});
