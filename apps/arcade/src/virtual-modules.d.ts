// The modules that the build supplies: compiled texts, one a language, and the odds of our slots.
declare module 'virtual:texts/*' {
  import type { Catalogues } from '@baize/i18n';
  export const catalogues: Catalogues;
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
