// The address a game is opened by: `/arcade/<gameCode>?launch=<code>&lang=<EN>`, `pays=odds` for a
// lottery at its odds, `view=lobby` for the list of lotteries, and `site` where the site around it
// has another origin. The code is good once, so it leaves the address as soon as it is read and a
// reload does not spend it again.

export interface Launch {
  readonly gameCode: string;
  /** Absent after a reload: the session is kept for the tab. */
  readonly launchCode: string | undefined;
  readonly languageCode: string | undefined;
  /** Of a lottery that has both: the way to pay that is shown first. */
  readonly pays: 'odds' | undefined;
  /** Of a lottery: the list of all lotteries is shown first. */
  readonly view: 'lobby' | undefined;
}

/** The origin of the site around the game; a foreign site cannot frame this page. */
export function readSiteOrigin(address: URL): string {
  const said = address.searchParams.get('site') ?? '';
  const isWeb = URL.canParse(said) && /^https?:$/u.test(new URL(said).protocol);
  return isWeb ? new URL(said).origin : address.origin;
}

const gamePath = /^\/arcade\/([0-9a-zA-Z_-]{1,64})\/?$/u;

/** Undefined: the address names no game. */
export function readLaunch(address: URL): Launch | undefined {
  const gameCode = gamePath.exec(address.pathname)?.[1];
  if (gameCode === undefined) return undefined;
  return {
    gameCode,
    launchCode: address.searchParams.get('launch') || undefined,
    languageCode: address.searchParams.get('lang') || undefined,
    pays: address.searchParams.get('pays') === 'odds' ? 'odds' : undefined,
    view: address.searchParams.get('view') === 'lobby' ? 'lobby' : undefined,
  };
}

/** The same address without the launch code. */
export function addressToKeep(address: URL): string {
  const kept = new URL(address);
  kept.searchParams.delete('launch');
  return `${kept.pathname}${kept.search}`;
}
