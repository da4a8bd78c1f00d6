// The proof of a draw as a file: what docs/fairness/draw.mjs and the site's page of fairness read.
import type { Proof } from '../desk/lottery-terms.ts';

export function saveProof(proof: Proof): void {
  const file = new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `draw-${proof.gameCode}-${proof.issue}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Where the site draws it again without a session. */
export function checkAddress({ gameCode, issue }: Pick<Proof, 'gameCode' | 'issue'>): string {
  return `/fairness?${new URLSearchParams({ game: gameCode, issue })}`;
}
