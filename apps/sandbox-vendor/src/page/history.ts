// The last rounds: when, on what, and what it came to.
import type { GameFacts, RoundView } from './api.ts';
import { el } from './dom.ts';
import { choiceName } from './frame.ts';
import { netOf, netText } from './net.ts';
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
    const net = netOf(round);
    const time = new Date(round.at).toLocaleTimeString(tag, { timeStyle: 'short', hour12: false });
    const result = netText(net, (amount) => money(amount, tag));
    const isSettled = round.state === 'settled';
    return el(
      'li',
      { 'data-won': String(isSettled && net.look === 'gain') },
      el('time', {}, time),
      el('span', {}, choiceName(texts, round.choice)),
      el('b', {}, isSettled ? result : '↺'),
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
