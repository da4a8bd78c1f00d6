// The name under which a member is read by others: the nickname they chose, unless it gives away
// who they are or pretends to be the house; else the first two and the last letter of the name
// they sign in with.
import { trimContacts } from './contacts.ts';
import { cleanText } from './text.ts';
import { bannedIn } from './words.ts';

export interface Named {
  readonly username: string;
  readonly nickname: string;
}

export interface NameFacts {
  readonly banned: readonly string[];
  /** Whether a name passes for the house. */
  readonly misleads: (name: string) => boolean;
}

const lengthMax = 24;

export function shownName({ username, nickname }: Named, { banned, misleads }: NameFacts): string {
  const name = cleanText(nickname).replace(/\s+/gu, ' ');
  const letters = [...name];
  const isOwn = letters.length >= 2 && letters.length <= lengthMax;
  const tells = name.toLowerCase().includes(username.toLowerCase());
  const isBad = misleads(name) || bannedIn(name, banned) !== undefined;
  return isOwn && !tells && !isBad && !trimContacts(name).isTrimmed ? name : masked(username);
}

function masked(username: string): string {
  const letters = [...username];
  return letters.length < 4
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
