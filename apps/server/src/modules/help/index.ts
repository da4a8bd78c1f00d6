// Help: articles by subject in every language; the house's own until staff write over them, and
// every version that was saved.
import type { help } from '@baize/contract';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { keepArticles } from './keep-articles.ts';
import type { HelpParts } from './parts.ts';
import type { HelpPorts } from './ports.ts';

export type { HelpPorts } from './ports.ts';

export function createHelp(ports: HelpPorts) {
  const keeper = keepArticles(ports);
  const parts: HelpParts = { ports, keeper };
  return {
    actions: createActions(parts),
    start: keeper.start,
    stop: keeper.stop,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof help>;
}

export type Help = ReturnType<typeof createHelp>;
