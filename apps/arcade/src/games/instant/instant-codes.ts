// The codes of our small games. The games themselves are loaded with the screens.

const codes = ['dice', 'coin', 'wheel', 'plinko', 'mines', 'hilo'] as const;
export type InstantCode = (typeof codes)[number];

export function isInstant(gameCode: string): gameCode is InstantCode {
  return (codes as readonly string[]).includes(gameCode);
}

/** The code of a game that has a screen here; no other is opened. */
export function instantCode(gameCode: string): InstantCode {
  if (!isInstant(gameCode)) throw new Error(`No screen for ${gameCode}.`);
  return gameCode;
}
