// Numbers picked at random at a press, from the browser's own source of chance. They decide no
// draw.
import { openSeed, randomPick, type Draws, type Play } from '@baize/engines';
import { emptyPick, pickOfSelection, selectionOf, type Pick } from './pick.ts';

/** Draws for picks of this page. */
export function pickDraws(): Draws {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return openSeed(seed).draws({ clientSeed: 'quick-pick', nonce: 0 });
}

/** A pick of the play that can be played; some plays refuse a few of what chance gives. */
export function quickPick(play: Play, draws: Draws): Pick {
  for (let attempt = 0; attempt < attemptsMost; attempt += 1) {
    const pick = thin(play, pickOfSelection(randomPick(play, { draws, extra: 0 })), draws);
    const read = selectionOf(play, pick);
    if ('refusal' in read || play.refusal?.(read.selection) !== undefined) continue;
    if (play.count(read.selection).some((units) => units > 0)) return pick;
  }
  return emptyPick(play);
}

const attemptsMost = 50;

// A play with a row for each place and none of them needed is picked at one place, or at as many as
// a unit has.
function thin(play: Play, pick: Pick, draws: Draws): Pick {
  if (play.form.legs !== undefined) return pick;
  const free = play.form.rows.every(({ least }) => least === 0) && pick.form === 'rows';
  if (!free) return pick;
  const needed = play.form.lines?.length ?? 1;
  const kept = draws.pick(needed, pick.rows.length);
  return { ...pick, rows: pick.rows.map((row, index) => (kept.includes(index) ? row : [])) };
}
