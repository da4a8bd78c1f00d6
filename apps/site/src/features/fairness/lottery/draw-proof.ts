// The proof of a shared draw: asked of the server by game and issue, or read from a file that was
// saved before.
import type { lottery, OutputOf } from '@baize/contract';
import { drawKinds, type DrawKind } from '@baize/engines';

export type DrawProofTold = OutputOf<typeof lottery.getLotteryDraw>;

export const kindOfProof = ({ kind }: Pick<DrawProofTold, 'kind'>): DrawKind | undefined =>
  drawKinds.find(({ code }) => code === kind);

/** The proof that a file holds; undefined when it is none. */
export function readProof(text: string): DrawProofTold | undefined {
  try {
    const found = JSON.parse(text) as Partial<DrawProofTold>;
    const isText = (value: unknown) => value === null || typeof value === 'string';
    const texts = [found.commitment, found.serverSeed, found.randomness, found.signature];
    const isWhole =
      typeof found.gameCode === 'string' &&
      typeof found.issue === 'string' &&
      kindOfProof({ kind: found.kind ?? 'SSC' })?.code === found.kind &&
      texts.every(isText) &&
      Array.isArray(found.results);
    return isWhole ? (found as DrawProofTold) : undefined;
  } catch {
    return undefined;
  }
}

/** Hands the proof to the browser as a download. */
export function saveProof(proof: DrawProofTold): void {
  const file = new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `draw-${proof.gameCode}-${proof.issue}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
