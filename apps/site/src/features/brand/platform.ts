// The device's platform: by its browser's own description, unless the address names it.
export const platforms = ['ios', 'android', 'desktop'] as const;
export type Platform = (typeof platforms)[number];
export const phones = ['ios', 'android'] as const satisfies readonly Platform[];

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

const isPlatform = (text: string | null): text is Platform =>
  (platforms as readonly (string | null)[]).includes(text);

/** A tablet of Apple's says that it is a Mac, but no Mac is touched by several fingers. */
export function platformOf(query: string, { userAgent, maxTouchPoints }: Browser): Platform {
  const asked = new URLSearchParams(query).get('on');
  if (isPlatform(asked)) return asked;
  if (/android/iu.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/iu.test(userAgent)) return 'ios';
  return /macintosh/iu.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop';
}

/** The device's own kind first, then the others in their order. */
export const platformsFrom = (first: Platform): readonly Platform[] => [
  first,
  ...platforms.filter((platform) => platform !== first),
];

/** The address that a phone of this kind is to open. */
export const placeOn = (platform: Platform): string =>
  new URL(`/down?on=${platform}`, location.href).href;
