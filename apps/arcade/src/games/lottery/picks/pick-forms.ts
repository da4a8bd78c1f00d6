// A pick between the forms in which it may be given: each keeps what was picked in it, and a text
// of lines counts for nothing until it has been read.
import { printNumber, type Play } from '@baize/engines';
import type { PlayBook } from '../plays/play-book.ts';
import { emptyPick, isEmptyPick, type Pick, type PickForm } from './pick.ts';
import { cutText } from './read-lines.ts';

/** The pick in another form, as it was left there. */
export function pickInForm(play: Play, pick: Pick, form: PickForm): Pick {
  if (form === pick.form) return pick;
  const { aside = [], ...own } = pick;
  const there = aside.find((one) => one.form === form) ?? emptyPick(play, form);
  const others = aside.filter((one) => one.form !== form);
  return withAside(there, isEmptyPick(own) ? others : [...others, own]);
}

type Picks = Readonly<Record<string, Pick>>;

/** The picks with these plays emptied as they are shown; what lies in other forms stays. */
export function picksWithout(book: PlayBook, picks: Picks, codes: readonly string[]): Picks {
  const left = Object.entries(picks).flatMap(([code, pick]) => {
    if (!codes.includes(code)) return [[code, pick] as const];
    const play = book.play(code);
    const { form, aside = [] } = pick;
    return play === undefined || aside.length === 0
      ? []
      : [[code, withAside(emptyPick(play, form), aside)] as const];
  });
  return Object.fromEntries(left);
}

function withAside(pick: Pick, aside: readonly Pick[]): Pick {
  return aside.length === 0 ? pick : { ...pick, aside };
}

/** Lines as text, not read yet. */
export function pickOfText({ form, positions, aside }: Pick, typed: string): Pick {
  const text = cutText(typed);
  return {
    form,
    positions,
    rows: [],
    text,
    ...(text === typed ? {} : { isCut: true }),
    ...(text === '' ? {} : { isUnread: true }),
    ...(aside === undefined ? {} : { aside }),
  };
}

/** The lines that were read from the pick's text. */
export function pickOfLines(pick: Pick, rows: Pick['rows']): Pick {
  const { isUnread, ...read } = pick;
  return isUnread === true ? { ...read, rows } : { ...pick, rows };
}

/** The text of lines: as it was typed, or as the numbers are written. */
export function textOfLines({ kind }: Play, { rows, text }: Pick): string {
  if (text !== undefined) return text;
  return rows.map((line) => line.map((value) => printNumber(kind, value)).join('')).join('\n');
}

/** A pick at random in the place of the one on the pad; what lies in other forms stays. */
export function pickInstead(play: Play, pick: Pick, next: Pick): Pick {
  return withAside(next, pickInForm(play, pick, next.form).aside ?? []);
}
