// The module that the build supplies: compiled texts, a loader for each language.
declare module 'virtual:texts' {
  import type { Catalogues, ShippedTag } from '@baize/i18n';
  type Loaders = Readonly<Record<ShippedTag, () => Promise<{ catalogues: Catalogues }>>>;
  export const first: Loaders;
  export const contracts: Loaders;
  export const money: Loaders;
  export const games: Loaders;
  export const house: Loaders;
  export const promotions: Loaders;
  export const rebates: Loaders;
}
