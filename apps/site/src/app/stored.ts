// The list of everything this site stores in a browser: no password, no code, no card data. The
// storages may be full, blocked or filled by another site: reading returns nothing rather than
// failing, and writing never interrupts the player.

/** The names of the specification come first, then our own. */
export const storedNames = {
  session: [
    'token',
    'account',
    'username',
    'nickname',
    'customerId',
    'isAgent',
    'toUpline',
    'memberLabel',
    'merchant',
    'merchantCode',
    'platform',
    'cpw',
    'gameVendor',
    'routers',
    'settings',
    'validate',
    'index_notice',
    'wallet',
    'merchantWallet',
    'favGames',
    'consolidated',
    'iframeUrl',
    'enableSalary',
    'enableContract',
  ],
  local: ['lang', 'hisLang', 'SHELL_deviceId', 'theme', 'hideBalance', 'searches'],
  cookie: ['lang', 'username', 'loginRemember', 'loginTypeSms'],
} as const;

/** The keys that outlive a session: those of the merchant. */
export const merchantNames = ['merchant', 'merchantCode', 'platform'] as const;

type Area = 'local' | 'session';
/** Keys of intents under way are made at run time: `intent:` and the name of the wish. */
export type StoredName = (typeof storedNames)[Area][number] | `intent:${string}`;
export type CookieName = (typeof storedNames.cookie)[number];

function areaOf(area: Area): Storage | undefined {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readStored(area: Area, key: StoredName): string | undefined {
  try {
    return areaOf(area)?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes the key. */
export function writeStored(area: Area, key: StoredName, value: string | undefined): void {
  try {
    if (value === undefined) areaOf(area)?.removeItem(key);
    else areaOf(area)?.setItem(key, value);
  } catch {
    // A full or blocked storage only means that a reload forgets.
  }
}

export function readStoredJson(area: Area, key: StoredName): unknown {
  const text = readStored(area, key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStoredJson(area: Area, key: StoredName, value: unknown): void {
  writeStored(area, key, JSON.stringify(value));
}

const fetched = ['settings', 'gameVendor'] as const;
type Fetched = (typeof fetched)[number];

/** Raised when the stored format changes: data of another build, or another site, is not read. */
const shape = 1;

/** For the next page of this tab, which shows it until it has been read again. */
export const keepFetched = (key: Fetched, value: unknown): void =>
  writeStoredJson('session', key, { shape, value });

export function fetchedBefore(key: Fetched): unknown {
  const kept = readStoredJson('session', key) as { shape?: unknown; value?: unknown } | null;
  return kept?.shape === shape ? kept.value : undefined;
}

/** Data that broke a page is not shown again. */
export function forgetFetched(): void {
  for (const key of fetched) writeStored('session', key, undefined);
}

/** Forgets what this tab keeps, but for whose site it is. */
export function clearSessionStored(): void {
  const kept = merchantNames.map((name) => [name, readStored('session', name)] as const);
  try {
    areaOf('session')?.clear();
  } catch {
    // A blocked storage holds nothing.
  }
  for (const [name, value] of kept) writeStored('session', name, value);
}

const cookieSeconds = 86_400;

export function readCookie(name: CookieName): string | undefined {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function keepCookie(text: string, seconds: number, site: 'Lax' | 'Strict'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${text}; path=/; max-age=${seconds}; SameSite=${site}${secure}`;
  } catch {
    // Refused cookies only mean that the next page asks again.
  }
}

const yearSeconds = 31_536_000;

/** Tells the server in which language to write the next page. */
export const keepLanguageCookie = (code: string | undefined): void =>
  keepCookie(`lang=${code ?? ''}`, code === undefined ? 0 : yearSeconds, 'Lax');

/** Kept for one day; undefined forgets. */
export function writeCookie(name: CookieName, value: string | undefined): void {
  const seconds = value === undefined ? 0 : cookieSeconds;
  keepCookie(`${name}=${encodeURIComponent(value ?? '')}`, seconds, 'Strict');
}
