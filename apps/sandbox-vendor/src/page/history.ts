// The last rounds: when, on what, how much went in and came out.
import type { GameFacts, RoundView } from './api.ts';
import { el } from './dom.ts';
import { choiceName } from './frame.ts';
import { money, type Tag, type Texts } from './texts/texts.ts';

const rowsMax = 20;

interface HistoryPorts {
  readonly facts: GameFacts;
  readonly texts: Texts;
  readonly tag: Tag;
}

export function historyOf({ facts, texts, tag }: HistoryPorts) {
  const list = el('ol', { class: 'rounds' });
  const empty = el('p', { class: 'soft' }, texts.noRounds);
  const root = el('section', { class: 'history' }, el('h2', {}, texts.rounds), empty, list);
  const rowOf = (round: RoundView) => {
    const isWon = (round.payout ?? '0.00') !== '0.00';
    const time = new Date(round.at).toLocaleTimeString(tag, { timeStyle: 'short', hour12: false });
    const paid = isWon ? `+${money(round.payout ?? '0.00', tag)}` : `−${money(round.stake, tag)}`;
    return el(
      'li',
      { 'data-won': String(isWon) },
      el('time', {}, time),
      el('span', {}, choiceName(texts, round.choice)),
      el('b', {}, round.state === 'settled' ? paid : '↺'),
    );
  };
  const tidy = () => {
    empty.hidden = list.childElementCount > 0;
    while (list.childElementCount > rowsMax) list.lastElementChild?.remove();
  };
  list.append(...facts.history.map(rowOf));
  tidy();
  return {
    root,
    add(round: RoundView) {
      list.prepend(rowOf(round));
      tidy();
    },
  };
}
