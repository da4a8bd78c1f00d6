// How a player appears to others: never by their sign-in name.

export function maskedName(username: string): string {
  const letters = [...username];
  return letters.length < 4
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
