// The codes of our crash games. The engine itself is loaded with their screens.

const codes: readonly string[] = ['sky-lantern'];

export const isCrash = (gameCode: string): boolean => codes.includes(gameCode);
