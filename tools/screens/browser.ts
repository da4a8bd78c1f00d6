// Browser features that the test's page lacks: modal dialogs, media queries and observers, each no
// more than a screen needs to be shown. After every test the page is empty again.
import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';

// The library outlives the file whose page it saw first.
Object.assign(screen, within(document.body));
// The longest wait, for a busy machine; an element that is there ends it at once.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Fills in what the page lacks and leaves what it has. */
function supply(target: object, parts: object): void {
  for (const [name, value] of Object.entries(parts)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

function open(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

supply(HTMLDialogElement.prototype, {
  show: open,
  showModal: open,
  close(this: HTMLDialogElement): void {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  },
});

supply(Element.prototype, { scrollIntoView() {}, scrollTo() {} });

// The page has it, and only complains that it draws nothing.
window.scrollTo = () => undefined;

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

supply(window, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
});
