// Prints the list of places and levels as the tables of ARCHITECTURE.md, between its two markers,
// and reports when the printed tables differ from the list.
import type { Architecture, Place } from './architecture.ts';

const opening = '<!-- levels -->';
const closing = '<!-- /levels -->';

export function printTables({ places, levels, rooms, parts }: Architecture): string {
  return [
    table(
      ['from', 'lives in', 'may import', 'kind'],
      places.map((place) => [place.place, `\`${place.at}\``, list(place.may), kindOf(place)]),
    ),
    table(
      ['level', 'modules'],
      levels.map(({ level, modules }) => [String(level), list(modules)]),
    ),
    table(
      ['room of a module', 'may import beside money and contract', 'sees rooms', 'lower modules'],
      Object.entries(rooms).map(([name, room]) => [
        `\`${name}/\``,
        list([...room.may, ...(room.platform ? ['platform'] : [])]),
        list(room.sees),
        room.lowerModules ? 'yes' : 'no',
      ]),
    ),
    table(
      ['part of a module', 'sees parts'],
      Object.entries(parts).flatMap(([module, seen]) =>
        Object.entries(seen).map(([part, may]) => [`\`${module}/${part}/\``, list(may)]),
      ),
    ),
  ].join('\n');
}

/** The page with the tables put between its markers; nothing when it has no markers. */
export function withTables(page: string, tables: string): string | undefined {
  const start = page.indexOf(opening);
  const end = page.indexOf(closing);
  if (start === -1 || end < start) return undefined;
  return `${page.slice(0, start + opening.length)}\n\n${tables}\n${page.slice(end)}`;
}

function kindOf({ pure, browser }: Place): string {
  if (pure === true) return 'pure';
  return browser === true ? 'browser' : '';
}

const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
