// Gives each file of screen tests a new browser and new modules of ours. Files share a process, so
// that libraries are loaded once; all else is a file's own, as if it ran alone.
import { vi } from 'vitest';
import { openBrowser } from './open-browser.ts';

const close = Symbol.for('baize.screens.close');
const worker = globalThis as { [close]?: () => Promise<void> };

// Here and not after a file's tests, since a file that fails to load has no such moment.
await worker[close]?.();
vi.resetModules();
worker[close] = await openBrowser();
