// The codes of our small games. The games themselves are loaded with the screens.

const codes: readonly string[] = ['dice', 'coin', 'wheel', 'plinko', 'mines', 'hilo'];

export function isInstant(gameCode: string): boolean {
  return codes.includes(gameCode);
}
