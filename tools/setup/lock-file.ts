// Checks that the lock file names every optional dependency, those for other platforms too. A
// registry that mirrors one platform leaves the rest out, and `npm ci` then refuses a fresh clone.
// `node tools/setup/lock-file.ts --write` adds what is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly engines?: object;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface Gap {
  /** Where the entry belongs, e.g. `node_modules/a/node_modules/b`. */
  readonly place: string;
  readonly owner: LockedPackage;
  readonly name: string;
  readonly version: string;
}

const marker = 'node_modules/';

function enclosing(place: string): string | undefined {
  if (place === '') return undefined;
  const at = place.lastIndexOf(`/${marker}`);
  return at >= 0 ? place.slice(0, at) : '';
}

/** As Node looks a package up: in the folder itself, then in each folder around it. */
function resolve(packages: LockedPackages, from: string, name: string): LockedPackage | undefined {
  for (let place: string | undefined = from; place !== undefined; place = enclosing(place)) {
    const found = packages[place === '' ? marker + name : `${place}/${marker}${name}`];
    if (found) return found;
  }
  return undefined;
}

/** Exact optional dependencies that the lock file does not answer. */
export function findGaps(packages: LockedPackages): Gap[] {
  const gaps: Gap[] = [];
  for (const [place, owner] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const found = resolve(packages, place, name);
      const wrong = /^\d/.test(version) && found?.version !== version;
      if (found && !wrong) continue;
      const around = enclosing(place) ?? '';
      const inside = around === '' ? marker : `${around}/${marker}`;
      gaps.push({
        place: found ? `${place}/${marker}${name}` : inside + name,
        owner,
        name,
        version,
      });
    }
  }
  return gaps;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The entry npm would write, derived from the platform in the name. */
export function entryOf(gap: Gap): object {
  const words = gap.name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (!os || !cpu) throw new Error(`${gap.name}: no platform can be told from its name`);
  const musl = words.some((word) => word.startsWith('musl'));
  return {
    version: gap.version,
    cpu: [cpu],
    ...(gap.owner.dev ? { dev: true } : {}),
    ...(os === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
    ...(gap.owner.license ? { license: gap.owner.license } : {}),
    optional: true,
    os: [os],
    ...(gap.owner.engines ? { engines: gap.owner.engines } : {}),
  };
}

export const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

export function readLock(): { packages: LockedPackages } {
  return JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: LockedPackages };
}

function complete(): void {
  const lock = readLock();
  const added = findGaps(lock.packages).map((gap) => [gap.place, entryOf(gap)] as const);
  const all = [...Object.entries(lock.packages), ...added];
  const packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`);
  process.stdout.write(`lock file: ${added.length} entries added\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--write')) {
  complete();
}
