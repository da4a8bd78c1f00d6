// The modules that the build supplies: compiled texts with a loader for each language, and the odds
// of our slots.
declare module 'virtual:texts' {
  import type { Catalogues, ShippedTag } from '@baize/i18n';
  type Loaders = Readonly<Record<ShippedTag, () => Promise<{ catalogues: Catalogues }>>>;
  export const first: Loaders;
  export const instant: Loaders;
  export const crash: Loaders;
  export const lottery: Loaders;
  export const slots: Loaders;
}

declare module 'virtual:par-sheets' {
  import type { ParSheet } from '@baize/engines';
  export type ParOdds = Pick<
    ParSheet,
    | 'baseReturnPercent'
    | 'featureReturnPercent'
    | 'hitPercent'
    | 'simulated'
    | 'spinsPerTrigger'
    | 'spinWinStakesMax'
  >;
  export const parOdds: Readonly<Record<string, ParOdds>>;
  export const loadParSheet: Readonly<Record<string, () => Promise<{ sheet: ParSheet }>>>;
}
