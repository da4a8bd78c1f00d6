// The frame around a table: whose game it is, the balance, the way out, the line that says what
// happened, the rules.
import type { GameFacts } from './api.ts';
import { el, icon } from './dom.ts';
import { emblemOf } from './lobby.ts';
import { fill, money, nameIn, type Tag, type Texts } from './texts/texts.ts';

export type Mood = 'quiet' | 'won' | 'trouble';

export interface Frame {
  readonly stage: HTMLElement;
  root(controls: HTMLElement, history: HTMLElement): HTMLElement;
  balance(amount: string): void;
  say(words: string, mood: Mood): void;
}

interface FramePorts {
  readonly facts: GameFacts;
  readonly texts: Texts;
  readonly tag: Tag;
  leave(): void;
}

export function frameOf({ facts, texts, tag, leave }: FramePorts): Frame {
  const stage = el('section', { class: 'stage', 'aria-label': nameIn(facts.game.names, tag) });
  const amount = el('output', { class: 'amount' }, '–');
  const line = el('p', { class: 'result', role: 'status', 'data-mood': 'quiet' });
  const header = el(
    'header',
    { class: 'top' },
    icon(emblemOf[facts.game.code] ?? 'dice', 'emblem'),
    el(
      'div',
      { class: 'names' },
      el('h1', {}, nameIn(facts.game.names, tag)),
      el('small', {}, facts.brand),
    ),
    facts.isDemo ? el('span', { class: 'badge' }, texts.demo) : undefined,
    el(
      'div',
      { class: 'purse' },
      el('small', {}, texts.balance),
      el('span', {}, el('abbr', { title: facts.currency }, facts.symbol), '\u00a0', amount),
    ),
    el('button', { class: 'leave', type: 'button', on: { click: leave } }, texts.exit),
  );
  return {
    stage,
    balance: (text) => void (amount.value = money(text, tag)),
    say(words, mood) {
      line.textContent = words;
      line.dataset['mood'] = mood;
    },
    root: (controls, history) =>
      el(
        'main',
        { class: 'game', 'data-stage': facts.game.stage },
        header,
        el('div', { class: 'table-side' }, stage, line, controls),
        el('aside', { class: 'beside' }, history, rulesOf(facts, texts)),
      ),
  };
}

function rulesOf(facts: GameFacts, texts: Texts): HTMLElement {
  return el(
    'details',
    { class: 'rules' },
    el('summary', {}, texts.rules),
    el('p', {}, texts.howTo[facts.game.code] ?? ''),
    el(
      'dl',
      {},
      ...facts.choices.map(({ code, pays, returnPercent }) =>
        el(
          'div',
          {},
          el('dt', {}, choiceName(texts, code)),
          el(
            'dd',
            {},
            fill(texts.pays, { pays }),
            el('small', {}, fill(texts.returnOf, { percent: returnPercent })),
          ),
        ),
      ),
    ),
  );
}

export const choiceName = (texts: Texts, code: string): string =>
  texts.choices[code] ?? code.replace(/^digit-/, '').replaceAll('-', ' · ');
