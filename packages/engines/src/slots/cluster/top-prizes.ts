// The highest prizes of a cluster game at the landing of a paid spin. The chance of a cluster of at
// least so many cells is summed up cell by cell over what the edge of the filled part shows:
// 1. only the last cells, as many as a reel has rows, can still touch what comes;
// 2. of those it matters which belong to one cluster and how large each cluster has grown;
// 3. a cluster that reaches the size asked for is counted and followed no further.
// Fractions of this many cells would be huge, so chances here are floating numbers: all terms are
// positive, and what is left out is far below the last digit shown.
import { ratio } from '../../kit/ratio.ts';
import { cellChance, chanceOfAtLeast, highestPrize } from '../landing-odds.ts';
import type { PayShare } from '../pay-shares.ts';
import type { ClusterGame } from './definition.ts';

export function clusterPrizes(game: ClusterGame): PayShare[] {
  const { weights, wild, scatter, stakeCredits } = game;
  const scatterCells = Array.from({ length: game.reels * game.rows }, () =>
    cellChance(weights, [scatter]),
  );
  const shareOf = (symbol: string) => {
    const { numerator, denominator } = cellChance(weights, [symbol, wild]);
    return Number(numerator) / Number(denominator);
  };
  const [best] = Object.entries(game.clusterPays).toSorted(
    ([, one], [, other]) => Math.max(...Object.values(other)) - Math.max(...Object.values(one)),
  );
  const [symbol = '', pays = {}] = best ?? [];
  return [
    highestPrize({
      symbol,
      pays,
      creditsEach: 1,
      chanceOf: (size) => fine(clusterChance({ ...game, chance: shareOf(symbol), size })),
    }),
    highestPrize({
      symbol: scatter,
      pays: game.scatterPays,
      creditsEach: stakeCredits,
      chanceOf: (count) => chanceOfAtLeast(count, scatterCells),
    }),
  ];
}

const fineness = 2 ** 100;

const fine = (chance: number) => ratio(BigInt(Math.round(chance * fineness)), BigInt(fineness));

export interface ClusterAsked {
  readonly reels: number;
  readonly rows: number;
  /** How likely each cell belongs. */
  readonly chance: number;
  readonly size: number;
}

const negligible = 1e-20;

/** The chance of at least one cluster of at least so many cells that touch side by side. */
export function clusterChance({ reels, rows, chance, size }: ClusterAsked): number {
  const edge = edgeOf(rows, size);
  let shares = new Map([[0, 1]]);
  let found = 0;
  for (let cell = 0; cell < reels * rows; cell += 1) {
    const next = new Map<number, number>();
    const keep = (code: number, share: number) => next.set(code, (next.get(code) ?? 0) + share);
    for (const [code, share] of shares) {
      if (share < negligible) continue;
      const belongs = withCell(edge, code, cell % rows);
      if (belongs === undefined) found += share * chance;
      else keep(belongs, share * chance);
      keep(withoutCell(edge, code, cell % rows), share * (1 - chance));
    }
    shares = next;
  }
  return found;
}

/**
 * One edge at a time, read from a number and written as one. It has a label for each row: 0 where
 * nothing belongs, else the number of a cluster, counted from the first row on, so that equal edges
 * are equal numbers. After the labels come the sizes of the clusters, all below the size looked
 * for.
 */
interface Edge {
  readonly rows: number;
  readonly size: number;
  readonly labels: Uint8Array;
  /** By label; that of none stays 0. */
  readonly sizes: Uint8Array;
  readonly renamed: Uint8Array;
}

function edgeOf(rows: number, size: number): Edge {
  const perLabel = () => new Uint8Array(rows + 2);
  return { rows, size, labels: new Uint8Array(rows), sizes: perLabel(), renamed: perLabel() };
}

function read({ rows, size, labels, sizes }: Edge, code: number): void {
  let rest = code;
  for (let row = 0; row < rows; row += 1) {
    labels[row] = rest % (rows + 1);
    rest = Math.floor(rest / (rows + 1));
  }
  for (let label = 1; label <= rows; label += 1) {
    sizes[label] = rest % size;
    rest = Math.floor(rest / size);
  }
}

function written({ rows, size, labels, sizes, renamed }: Edge): number {
  renamed.fill(0);
  let code = 0;
  let place = 1;
  let clusters = 0;
  let sizesCode = 0;
  let sizePlace = 1;
  for (const label of labels) {
    if (label !== 0 && renamed[label] === 0) {
      clusters += 1;
      renamed[label] = clusters;
      sizesCode += (sizes[label] ?? 0) * sizePlace;
      sizePlace *= size;
    }
    code += (renamed[label] ?? 0) * place;
    place *= rows + 1;
  }
  return code + sizesCode * place;
}

function withoutCell(edge: Edge, code: number, row: number): number {
  read(edge, code);
  edge.labels[row] = 0;
  return written(edge);
}

/** The edge when the cell belongs; undefined when its cluster is as large as is looked for. */
function withCell(edge: Edge, code: number, row: number): number | undefined {
  read(edge, code);
  const { labels, sizes, rows, size } = edge;
  const beside = labels[row] ?? 0;
  const above = row === 0 ? 0 : (labels[row - 1] ?? 0);
  const other = above === beside ? 0 : above;
  const grownTo = 1 + (sizes[beside] ?? 0) + (sizes[other] ?? 0);
  if (grownTo >= size) return undefined;
  const joined = rows + 1;
  for (const [at, label] of labels.entries()) {
    if (label !== 0 && (label === beside || label === other)) labels[at] = joined;
  }
  labels[row] = joined;
  sizes[joined] = grownTo;
  return written(edge);
}
