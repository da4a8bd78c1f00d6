// The proof of a shared draw, of a lottery or a crash game: asked of the server by game and issue,
// or read from a file that was saved before.
import type { crash, lottery, OutputOf } from '@baize/contract';
import { crashGameOf, drawKinds, type DrawKind } from '@baize/engines';

type LotteryProof = OutputOf<typeof lottery.getLotteryDraw>;

export interface DrawProofTold extends Omit<LotteryProof, 'kind' | 'state'> {
  /** Of a lottery how it draws, else `CRASH`. */
  readonly kind: string;
  readonly state: string;
}

/** A round of a crash game in the form of a draw: its one number is where the flight ended. */
export function proofOfCrash(proof: OutputOf<typeof crash.getCrashProof>): DrawProofTold {
  const { round, point, ...same } = proof;
  const numbers = point === null ? null : [point];
  return { ...same, kind: 'CRASH', issue: round, numbers, version: 1, drawnBy: 'us', results: [] };
}

export const isCrash = ({ gameCode }: Pick<DrawProofTold, 'gameCode'>): boolean =>
  crashGameOf(gameCode) !== undefined;

export const kindOfProof = ({ kind }: Pick<DrawProofTold, 'kind'>): DrawKind | undefined =>
  drawKinds.find(({ code }) => code === kind);

const isKnown = (proof: Pick<DrawProofTold, 'gameCode' | 'kind'>): boolean =>
  isCrash(proof) || kindOfProof(proof) !== undefined;

/** The proof that a file holds; undefined when it is none. */
export function readProof(text: string): DrawProofTold | undefined {
  try {
    const found = JSON.parse(text) as Partial<DrawProofTold>;
    const isText = (value: unknown) => value === null || typeof value === 'string';
    const texts = [found.commitment, found.serverSeed, found.randomness, found.signature];
    const isWhole =
      typeof found.gameCode === 'string' &&
      typeof found.issue === 'string' &&
      isKnown({ gameCode: found.gameCode, kind: found.kind ?? '' }) &&
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
