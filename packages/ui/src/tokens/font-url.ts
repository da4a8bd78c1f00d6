// The address of the one font file a page preloads, as the bundler names it.
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';

export const fontUrl: string = latin;
