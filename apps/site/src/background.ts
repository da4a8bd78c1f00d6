// What comes after the page's first picture: what goes on in the background, and what may lie above
// the page.
export { Overlays } from './overlays.tsx';
export { SiteLife } from './shell/site-life.ts';
