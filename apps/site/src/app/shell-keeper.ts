// Has the browser keep the shell of the site, so that it opens without a network, and says when a
// new version of it waits.
import { showToast } from '@baize/ui';
import { currentText } from './texts/texts.ts';

/** Paths that this page has fetched, of which the worker keeps what it may. */
const fetched = (): string[] => [
  ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
];

function offer(worker: ServiceWorker): void {
  const t = currentText();
  showToast({
    text: t('shell.new-version'),
    action: { label: t('shell.reload'), run: () => worker.postMessage({ renew: true }) },
  });
}

async function keepShell(): Promise<void> {
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/sw.js');
  const { waiting } = registration;
  if (waiting && hadOne) offer(waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && hadOne) offer(installing);
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload();
  });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: fetched() });
}

if ('serviceWorker' in navigator) await keepShell().catch(() => undefined);
