// A step back closes the layer above the page first; a layer leaves no entry of its own behind, and
// a page opened from it follows the page in the history.
import { beforeEach, expect, test, vi } from 'vitest';
import { goTo } from './address.tsx';
import { layOver } from './way-back.ts';

const back = async () => {
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await there;
};
const isAtPage = () => vi.waitFor(() => expect(history.state).toBeNull());
/** Long enough for all effects that follow. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

/** A layer that closes when it is asked to, as dialogs do. */
function lay(name: string, closed: string[] = []) {
  const gone = layOver(() => {
    closed.push(name);
    gone();
  });
  return gone;
}

beforeEach(async () => {
  await settled();
  history.pushState(null, '', '/');
  goTo('/rng');
});

// @proves L58
test('a step back closes the top layer, then the one beneath, then leaves the page', async () => {
  const closed: string[] = [];
  lay('beneath', closed);
  lay('topmost', closed);
  await back();
  expect(closed).toEqual(['topmost']);
  await back();
  expect(closed).toEqual(['topmost', 'beneath']);
  expect(location.pathname).toBe('/rng');
  await back();
  expect(location.pathname).toBe('/');
});

// @proves L58
test('a layer that was closed in another way leaves no entry behind', async () => {
  const entries = history.length;
  const gone = lay('one');
  expect(history.length).toBe(entries + 1);
  gone();
  await isAtPage();
  await back();
  expect(location.pathname).toBe('/');
});

test('a layer that lay beneath may go first', async () => {
  const beneath = lay('beneath');
  const topmost = lay('topmost');
  beneath();
  topmost();
  await isAtPage();
  await back();
  expect(location.pathname).toBe('/');
});

test('a question that follows another takes its entry over', async () => {
  const entries = history.length;
  const first = lay('first');
  first();
  const second = lay('second');
  expect(history.length).toBe(entries + 1);
  await settled();
  expect(history.state).toEqual({ over: 1 });
  second();
  await isAtPage();
  expect(location.pathname).toBe('/rng');
});

test('a page opened from a layer follows the page in the history', async () => {
  const gone = lay('one');
  goTo('/help');
  gone();
  await settled();
  expect(location.pathname).toBe('/help');
  await back();
  expect(location.pathname).toBe('/rng');
});

test('a page opened from a layer on another layer follows the page too', async () => {
  const beneath = lay('beneath');
  const topmost = lay('topmost');
  goTo('/help');
  topmost();
  beneath();
  await vi.waitFor(() => expect(location.pathname).toBe('/help'));
  await back();
  expect([location.pathname, history.state]).toEqual(['/rng', null]);
});

test('an address that stands for a question is replaced, not left behind', async () => {
  goTo('/register');
  const gone = lay('register');
  goTo('/live', { replace: true });
  gone();
  await vi.waitFor(() => expect(location.pathname).toBe('/live'));
  await back();
  expect(location.pathname).toBe('/rng');
});

test('a layer that stays while its page changes is closed by the next step back', async () => {
  const closed: string[] = [];
  lay('chat', closed);
  goTo('/help');
  await vi.waitFor(() => expect(history.state).toEqual({ over: 1 }));
  await back();
  expect([location.pathname, closed]).toEqual(['/help', ['chat']]);
});

test('a layer that does not close keeps its entry', async () => {
  let asked = 0;
  const gone = layOver(() => (asked += 1));
  await back();
  await vi.waitFor(() => expect(history.state).toEqual({ over: 1 }));
  expect(asked).toBe(1);
  gone();
  await isAtPage();
});

test('a step forward opens nothing and stays on the page', async () => {
  lay('one');
  await back();
  await settled();
  history.forward();
  await settled();
  await isAtPage();
  expect(location.pathname).toBe('/rng');
});

test('a layer that closes during a visit of another address does not call it off', async () => {
  const gone = lay('one');
  const back = vi.spyOn(history, 'go');
  dispatchEvent(new Event('beforeunload'));
  gone();
  await settled();
  expect(back).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await isAtPage();
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});
