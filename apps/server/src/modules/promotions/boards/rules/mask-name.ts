// A member's name as other members read it on a board: too little to be found by.
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 5) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}
