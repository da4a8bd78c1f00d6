// The modules that the build supplies: compiled texts, one a language.
declare module 'virtual:texts/*' {
  import type { Catalogues } from '@baize/i18n';
  export const catalogues: Catalogues;
}
