// Under water. On the reef, fish swim by and the chosen one is shot at; in the deep, a net goes
// down to the chosen depth and comes up with three pockets.
import { el, icon, pause } from '../dom.ts';
import { fill } from '../texts/texts.ts';
import type { Choice, Outcome } from '../api.ts';
import type { Stage, StagePorts } from './stage.ts';

const shotMs = 420;
const fleeMs = 700;
const sinkMs = 900;
const pocketMs = 520;

export const fishStage = (ports: StagePorts): Stage =>
  ports.facts.game.code === 'deep-net' ? netStage(ports) : reefStage(ports);

const bubbles = (): HTMLElement =>
  el(
    'div',
    { class: 'bubbles' },
    ...Array.from({ length: 9 }, (_, index) =>
      el('i', {
        vars: { at: (index * 37) % 100, wait: (index * 13) % 10, size: 4 + ((index * 5) % 9) },
      }),
    ),
  );

function reefStage({ root, facts, texts, choose }: StagePorts): Stage {
  const fishes = new Map(facts.choices.map((one, lane) => [one.code, fishOf(one, lane, choose)]));
  const ring = el('div', { class: 'ring' });
  const water = el('div', { class: 'water' }, bubbles(), ...fishes.values(), ring);
  root.replaceChildren(water);
  const clear = () => {
    for (const fish of fishes.values()) delete fish.dataset['fate'];
    delete ring.dataset['on'];
  };
  const aim = (choice: string) => {
    const fish = fishes.get(choice);
    if (fish === undefined) return;
    const [box, around] = [fish.getBoundingClientRect(), water.getBoundingClientRect()];
    ring.style.setProperty('--x', `${box.x - around.x + box.width / 2}px`);
    ring.style.setProperty('--y', `${box.y - around.y + box.height / 2}px`);
    ring.dataset['on'] = '';
    fish.dataset['fate'] = 'aimed';
  };
  root.setAttribute('aria-label', texts.choose);
  return {
    begin(choice) {
      clear();
      aim(choice);
    },
    stop: clear,
    async show(outcome, choice) {
      const fish = fishes.get(choice);
      aim(choice);
      await pause(shotMs);
      if (fish) fish.dataset['fate'] = isCaught(outcome, facts, choice) ? 'caught' : 'fled';
      await pause(fleeMs);
      delete ring.dataset['on'];
    },
  };
}

function fishOf({ code, pays }: Choice, lane: number, choose: StagePorts['choose']) {
  return el(
    'button',
    {
      class: 'fish',
      type: 'button',
      tabindex: '-1',
      'aria-hidden': 'true',
      'data-fish': code,
      vars: { lane },
      on: { click: () => choose(code) },
    },
    icon(code),
    el('span', {}, `×${pays}`),
  );
}

/** By what the choice pays: every fish is caught so often that it gives back 96 of a hundred. */
function isCaught(outcome: Outcome, facts: StagePorts['facts'], choice: string): boolean {
  const { pays = '1', returnPercent = '0' } =
    facts.choices.find(({ code }) => code === choice) ?? {};
  const caught = (Number(returnPercent) * 100) / Number(pays);
  return Number(outcome['shot']) < Math.round(caught);
}

const finds: Readonly<Record<string, string>> = {
  20: 'sardine',
  50: 'squid',
  92: 'octopus',
  40: 'sardine',
  100: 'turtle',
  230: 'octopus',
  80: 'squid',
  200: 'shark',
  1600: 'pearl',
  0: 'boot',
};

function netStage({ root, facts, texts }: StagePorts): Stage {
  const depths = facts.choices.map(({ code }) =>
    el('span', { class: 'depth' }, texts.choices[code] ?? code),
  );
  const pockets = [0, 1, 2].map((index) =>
    el('div', { class: 'pocket', 'aria-label': fill(texts.pocket, { number: index + 1 }) }),
  );
  const net = el('div', { class: 'net' }, el('div', { class: 'pockets' }, ...pockets));
  const water = el(
    'div',
    { class: 'water deep' },
    bubbles(),
    el('div', { class: 'depths' }, ...depths),
    net,
  );
  root.replaceChildren(water);
  const clear = () => {
    net.dataset['at'] = 'top';
    for (const pocket of pockets) pocket.replaceChildren();
  };
  clear();
  return {
    begin(choice) {
      clear();
      net.dataset['at'] = choice;
    },
    stop: clear,
    async show(outcome, choice) {
      net.dataset['at'] = choice;
      await pause(sinkMs);
      const found = Array.isArray(outcome['pockets']) ? outcome['pockets'] : [];
      for (const [index, pocket] of pockets.entries()) {
        const worth = Number((found[index] as Record<string, unknown> | undefined)?.[choice] ?? 0);
        const shown = `×${Math.floor(worth / 100)}.${String(worth % 100).padStart(2, '0')}`;
        const label = worth === 0 ? texts.empty : shown;
        pocket.replaceChildren(
          icon(finds[String(worth)] ?? 'boot'),
          el('b', { 'data-empty': String(worth === 0) }, label),
        );
        await pause(pocketMs);
      }
    },
  };
}
