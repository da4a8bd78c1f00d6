// The changes since the last release, one small file each: a heading for the audience, and a short
// line below it. A release puts them together under its name, the newest release first.

export const audiences = ['Players', 'Agents', 'Operators', 'Developers'] as const;
export type Audience = (typeof audiences)[number];

export interface Change {
  readonly path: string;
  readonly lines: ReadonlyMap<Audience, readonly string[]>;
}

/** The fault of a file of changes; undefined: none. */
export function faultOf(text: string): string | undefined {
  const strange = [...text.matchAll(/^#.*$/gm)].find(([line]) => audienceIn(line) === undefined);
  if (strange) return `${strange[0]} is no heading of ${audiences.join(', ')}`;
  const { lines } = readChange('', text);
  if (lines.size === 0) return 'it has no heading that names its readers';
  const empty = [...lines].find(([, entries]) => entries.length === 0);
  return empty ? `${empty[0]} are told nothing: write “- ” and a line` : undefined;
}

export function readChange(path: string, text: string): Change {
  const lines = new Map<Audience, readonly string[]>();
  for (const part of text.split(/^(?=#)/m)) {
    const audience = audienceIn(part.split('\n')[0] ?? '');
    if (audience === undefined) continue;
    const entries = part.split(/^(?=- )/m).filter((entry) => entry.startsWith('- '));
    lines.set(audience, [...(lines.get(audience) ?? []), ...entries.map((one) => one.trimEnd())]);
  }
  return { path, lines };
}

const audienceIn = (line: string): Audience | undefined =>
  audiences.find((audience) => line === `# ${audience}`);

/** The section of a release: each audience that has something to notice, in the order of files. */
export function sectionOf(name: string, changes: readonly Change[]): string {
  const sorted = changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const parts = audiences.flatMap((audience) => {
    const entries = sorted.flatMap(({ lines }) => lines.get(audience) ?? []);
    return entries.length === 0 ? [] : [`### ${audience}\n\n${entries.join('\n')}\n`];
  });
  return `## ${name}\n\n${parts.join('\n')}`;
}

/** The newest release stands first. */
export function withSection(page: string, section: string): string {
  const at = /^## /m.exec(page)?.index;
  return at === undefined
    ? `${page.trimEnd()}\n\n${section}`
    : `${page.slice(0, at)}${section}\n${page.slice(at)}`;
}
