// The byte budgets of the front ends: a phone on a slow line pays for every kilobyte of the first
// page with about eight milliseconds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBuild, weighPiece } from './measure-build.ts';
import { kilobytes, overBudget, piecesOverBudget } from './over-budget.ts';
import type { Budget } from './over-budget.ts';

/** The arcade fetches its renderer later, so its later pieces may be heavier. */
const budgets: Readonly<Record<string, Budget>> = {
  site: { scriptKb: 113, styleKb: 15, pageKb: 16, laterKb: 40, pictureKb: 80 },
  arcade: {
    scriptKb: 110,
    styleKb: 15,
    pageKb: 16,
    laterKb: 200,
    pieceKb: {
      'instant-game': 30,
      'lottery-game': 60,
      'slang-panel': 16,
      'board-screen': 5,
      'tail-fills': 3,
      'typing-pad': 8,
      'country-results': 4,
      'share-ticket': 5,
    },
  },
  console: { scriptKb: 130, styleKb: 20, pageKb: 16, laterKb: 30 },
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const complaints = Object.entries(budgets).flatMap(([app, budget]) => {
  const dist = join(root, 'apps', app, 'dist');
  if (!existsSync(join(dist, 'index.html'))) return [`${app}: there is no build to weigh`];
  const weights = measureBuild(dist);
  process.stdout.write(
    `${app.padEnd(8)} scripts ${kilobytes(weights.scriptBytes)} of ${budget.scriptKb} kB, ` +
      `styles ${kilobytes(weights.styleBytes)} of ${budget.styleKb} kB, ` +
      `page ${kilobytes(weights.pageBytes)} of ${budget.pageKb} kB, ` +
      `later at most ${kilobytes(weights.laterBytes)} of ${budget.laterKb} kB` +
      (budget.pictureKb === undefined
        ? '\n'
        : `, pictures in sight ${kilobytes(weights.pictureBytes)} of ${budget.pictureKb} kB\n`),
  );
  const pieces = piecesOverBudget(app, budget, (name) => weighPiece(dist, name));
  return [...overBudget(app, weights, budget), ...pieces];
});
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
