// English names of crash games.
export const crash = {
  'sky-lantern': 'Sky Lantern',
} as const;
