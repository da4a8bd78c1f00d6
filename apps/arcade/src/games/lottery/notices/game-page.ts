/** The site's page of a lottery; it asks for a sign-in first where there is none. */
export const gamePage = (gameCode: string): string =>
  `/game?${new URLSearchParams({ game: gameCode, vendor: 'BAIZE', mode: 'LOTT' })}`;
