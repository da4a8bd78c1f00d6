// The controls of a stake: amount, place, and the button that plays. Radio groups, so that arrow
// keys work; space and enter play when nothing else has the focus.
import type { Asked, GameFacts } from './api.ts';
import { el } from './dom.ts';
import { choiceName } from './frame.ts';
import { ballColour } from './stages/balls.ts';
import { fill, money, type Tag, type Texts } from './texts/texts.ts';

export interface Controls {
  readonly root: HTMLElement;
  lock(busy: boolean): void;
  choose(choice: string): void;
}

interface ControlPorts {
  readonly facts: GameFacts;
  readonly texts: Texts;
  readonly tag: Tag;
  onPlay(asked: Pick<Asked, 'choice' | 'stake'>): void;
  /** Marks numbers on the board. */
  mark(numbers: readonly number[]): void;
}

export function controlsOf(ports: ControlPorts): Controls {
  const { facts, texts, tag } = ports;
  let choice = facts.marks ? '' : (facts.choices[0]?.code ?? '');
  let stake = facts.chips[0] ?? '';
  let busy = false;
  const label = el('span', {}, texts.play);
  const shown = el('small', {});
  const button = el('button', { class: 'play', type: 'button' }, label, shown);
  const spots = spotsOf(ports, (picked) => settle(picked));
  const chips = chipsOf(ports, (picked) => {
    stake = picked;
    paint();
  });
  const paint = () => {
    button.disabled = busy || choice === '';
    label.textContent = busy ? texts.playing : texts.play;
    shown.textContent = `${facts.symbol}\u00a0${money(stake, tag)}`;
  };
  const settle = (picked: string) => {
    if (busy) return;
    choice = picked;
    for (const input of spots.querySelectorAll('input')) input.checked = input.value === picked;
    paint();
  };
  const play = () => {
    if (!button.disabled) ports.onPlay({ choice, stake });
  };
  button.addEventListener('click', play);
  addEventListener('keydown', (event) => {
    const free = event.target === document.body || event.target instanceof HTMLInputElement;
    if (!free || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    play();
  });
  paint();
  return {
    root: el('div', { class: 'controls' }, spots, el('div', { class: 'row' }, chips, button)),
    choose: settle,
    lock(isBusy) {
      busy = isBusy;
      for (const input of [...spots.querySelectorAll('input'), ...chips.querySelectorAll('input')])
        input.disabled = isBusy;
      for (const one of spots.querySelectorAll('button')) one.disabled = isBusy;
      paint();
    },
  };
}

function spotsOf(ports: ControlPorts, onPick: (choice: string) => void): HTMLElement {
  const { facts, texts } = ports;
  if (facts.marks) return markingOf(ports, facts.marks);
  if (facts.choices.length === 1) return el('div', { class: 'choosing', hidden: true });
  return el(
    'fieldset',
    { class: 'choosing' },
    el('legend', {}, texts.choose),
    el(
      'div',
      { class: 'spots', 'data-count': facts.choices.length },
      ...facts.choices.map(({ code, pays }, index) =>
        el(
          'label',
          { class: 'spot', 'data-choice': code, 'data-colour': colourOf(facts.game.code, code) },
          el('input', {
            type: 'radio',
            name: 'choice',
            value: code,
            checked: index === 0,
            on: { change: () => onPick(code) },
          }),
          el('b', {}, choiceName(texts, code)),
          el('small', {}, pays),
        ),
      ),
    ),
  );
}

function colourOf(game: string, choice: string): string | undefined {
  if (choice.startsWith('blue') || choice.startsWith('red')) return choice.split('-')[0];
  if (game === 'minute-ball' && (choice === 'green' || choice === 'gold')) return choice;
  return game === 'daily-three' ? ballColour(game, 0) : undefined;
}

function markingOf(
  { texts, mark }: ControlPorts,
  { count, highest }: { count: number; highest: number },
): HTMLElement {
  const quick = () => {
    const left = Array.from({ length: highest }, (_, index) => index + 1);
    const any = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % left.length;
    mark(Array.from({ length: count }, () => left.splice(any(), 1)[0] ?? 1));
  };
  const word = (text: string, click: () => void) =>
    el('button', { class: 'plain', type: 'button', on: { click } }, text);
  return el(
    'div',
    { class: 'marking' },
    el('span', { class: 'soft' }, fill(texts.markNumbers, { count })),
    word(texts.quickPick, quick),
    word(texts.clear, () => mark([])),
  );
}

function chipsOf({ facts, texts, tag }: ControlPorts, onPick: (stake: string) => void) {
  return el(
    'fieldset',
    { class: 'chips' },
    el('legend', {}, texts.stake),
    ...facts.chips.map((chip, index) =>
      el(
        'label',
        { class: 'chip', 'data-rank': index },
        el('input', {
          type: 'radio',
          name: 'stake',
          value: chip,
          checked: index === 0,
          'aria-label': money(chip, tag),
          on: { change: () => onPick(chip) },
        }),
        el('span', { 'aria-hidden': 'true' }, shortOf(chip)),
      ),
    ),
  );
}

const shortOf = (chip: string): string => {
  const whole = chip.split('.')[0] ?? '';
  return whole.endsWith('000') ? `${whole.slice(0, -3)}k` : whole;
};
