// Settings: what a brand shows and allows. Switches, policy values, field rules and openness, asked
// for without waiting and changed with effect at once.
import type { ModuleId, settings } from '@baize/contract';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { asksOf, type Asks } from './asks.ts';
import { keepCurrent } from './current.ts';
import type { SettingsPorts } from './ports.ts';
import { isOffered } from './rules/module-tree.ts';
import { readSwitchesBefore } from './store/reader.ts';

export type { Asks, Openness } from './asks.ts';
export type { Brand, BrandLook, BrandResource, SettingsPorts } from './ports.ts';
export { freshBrand } from './fresh-brand.ts';
export { freshRules, type RegistrationRules } from './rules/registration-rules.ts';

export { textsIn } from './texts.ts';
export { cleanHtml } from './clean-html.ts';
export { originsOf, wordsOf } from './rules/word-list.ts';

export function createSettings(ports: SettingsPorts) {
  const keeper = keepCurrent(ports);
  const asks: Asks = asksOf(keeper);
  return {
    actions: createActions(ports, keeper),
    ...asks,
    /** Whether a module was on just before an earlier moment. */
    wasOnBefore: async (module: ModuleId, at: number): Promise<boolean> =>
      isOffered(module, await readSwitchesBefore(ports.database.kysely, at)),
    brand: ports.brand,
    refresh: keeper.refresh,
    start: keeper.start,
    stop: keeper.stop,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof settings>;
}

export type Settings = ReturnType<typeof createSettings>;
