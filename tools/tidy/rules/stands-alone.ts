// The repository stands alone: no page or file names a folder of the machine it was written on.
import type { FileRule } from '../rule.ts';

const machinePath = /(?:^|[\s'"`(=])\/(?:work|home|Users|root)\/[a-z]/;

export const standsAlone: FileRule = {
  kind: 'file',
  name: 'stands-alone',
  reason: 'a clone works on every machine',
  applies: (path) =>
    /\.(?:[cm]?[jt]sx?|css|sql|md|json|ya?ml)$/.test(path) &&
    path !== 'package-lock.json' &&
    !path.startsWith('tools/tidy/rules/stands-alone'),
  check: ({ lines }) =>
    lines.flatMap((line, index) =>
      machinePath.test(line)
        ? [{ line: index + 1, what: 'a folder of one machine', fix: 'name it from the repository' }]
        : [],
    ),
};
