// A waiting new version of the site is offered once it is there, and loaded when asked; the first
// version of a browser is not announced.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

const t = translatorOf('en');

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn<(message: unknown) => void>();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The browser's side of keeping a site, as far as the page sees it. */
function browserWith(controller: object | null, waiting?: FakeWorker) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: undefined as FakeWorker | undefined,
  });
  const active = new FakeWorker();
  const container = Object.assign(new EventTarget(), {
    controller,
    register: async () => registration,
    ready: Promise.resolve({ active }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const find = (worker: FakeWorker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    act(() => worker.become('installed'));
  };
  return { active, find };
}

beforeEach(() => void vi.resetModules());

/** The page with its notices, and the keeper at work. */
async function keep(): Promise<void> {
  const { ToastRegion } = await import('@baize/ui');
  const { showTexts } = await import('./texts/texts.ts');
  showTexts(t);
  render(<ToastRegion label={t('shell.notices')} closeLabel={t('shell.close')} />);
  await act(async () => void (await import('./shell-keeper.ts')));
}

const notice = () => screen.queryByText(t('shell.new-version'));

test('a version that arrives while the page is open is offered and loaded on a press', async () => {
  const { find } = browserWith({});
  await keep();
  expect(notice()).toBeNull();
  const worker = new FakeWorker();
  find(worker);
  expect(notice()).not.toBeNull();
  fireEvent.click(screen.getByText(t('shell.reload')));
  expect(worker.postMessage).toHaveBeenCalledWith({ renew: true });
});

test('a version that was waiting already is offered too', async () => {
  browserWith({}, new FakeWorker());
  await keep();
  expect(notice()).not.toBeNull();
});

test('the first version is not announced and gets its list of files', async () => {
  const { find, active } = browserWith(null);
  await keep();
  find(new FakeWorker());
  expect(notice()).toBeNull();
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledOnce());
  expect(active.postMessage.mock.calls[0]?.[0]).toHaveProperty('keep');
});
