// A scoreboard over a pitch. Goals fall as the minutes run, innings fill from the left, lanes and
// points fall to one side: four contests, one board.
import { el, icon, pause } from '../dom.ts';
import type { Outcome } from '../api.ts';
import { fill, type Texts } from '../texts/texts.ts';
import { numbersOf, type Stage, type StagePorts } from './stage.ts';

const minuteMs = 28;
const inningMs = 420;
const pointMs = 560;
const minutes = 90;

interface Board {
  readonly field: HTMLElement;
  score(home: number, away: number): void;
  names(home: string, away: string): void;
  clock(text: string): void;
}

type Contest = (board: Board, outcome: Outcome, texts: Texts) => Promise<void>;

const contests: Readonly<Record<string, { readonly mark: string; readonly play: Contest }>> = {
  'cup-final': { mark: 'football', play: football },
  'home-run': { mark: 'baseball', play: baseball },
  'lane-clash': { mark: 'swords', play: lanes },
  'headshot-duel': { mark: 'target', play: duel },
};

export function matchStage({ root, facts, texts }: StagePorts): Stage {
  const { code } = facts.game;
  const contest = contests[code] ?? { mark: 'football', play: football };
  const isArena = facts.category === 'ESPORTS';
  const sides = isArena
    ? ([texts.sides.blue, texts.sides.red] as const)
    : ([texts.choices['home'] ?? '', texts.choices['away'] ?? ''] as const);
  const board = boardOf(contest.mark, isArena);
  root.replaceChildren(el('div', { class: 'arena', 'data-game': code }, board.root, board.field));
  const clear = () => {
    board.names(...sides);
    board.score(0, 0);
    board.clock(isArena ? '–' : texts.kickOff);
    board.field.replaceChildren(icon(contest.mark, 'field-mark'));
  };
  clear();
  return {
    begin: clear,
    stop: clear,
    async show(outcome) {
      const [home, away] = [Number(outcome['homeTeam']), Number(outcome['awayTeam'])];
      if (!isArena)
        board.names(texts.teams[home] ?? '', texts.teams[away < home ? away : away + 1] ?? '');
      board.field.replaceChildren();
      await contest.play(board, outcome, texts);
    },
  };
}

function boardOf(mark: string, isArena: boolean): Board & { readonly root: HTMLElement } {
  const [homeName, awayName] = [el('span', {}), el('span', {})];
  const [homeScore, awayScore] = [el('b', {}), el('b', {})];
  const clock = el('output', { class: 'clock' });
  const root = el(
    'div',
    { class: 'scoreboard', 'data-arena': String(isArena) },
    el('div', { class: 'team' }, homeName, homeScore),
    el('div', { class: 'middle' }, icon(mark), clock),
    el('div', { class: 'team' }, awayScore, awayName),
  );
  return {
    root,
    field: el('div', { class: 'field' }),
    score(home, away) {
      homeScore.textContent = String(home);
      awayScore.textContent = String(away);
    },
    names(home, away) {
      homeName.textContent = home;
      awayName.textContent = away;
    },
    clock: (text) => void (clock.value = text),
  };
}

/** Goals appear on a line of ninety minutes, above it the home side's, below it the other's. */
async function football(board: Board, outcome: Outcome, texts: Texts): Promise<void> {
  const [home, away] = [numbersOf(outcome['home']), numbersOf(outcome['away'])];
  const line = el('div', { class: 'time-line' }, el('div', { class: 'time-run' }));
  board.field.append(line);
  for (let minute = 1; minute <= minutes; minute += 1) {
    board.clock(fill(texts.minute, { minute }));
    line.style.setProperty('--at', String(minute / minutes));
    const goals = [
      ...home.filter((at) => at === minute).map(() => 'home'),
      ...away.filter((at) => at === minute).map(() => 'away'),
    ];
    for (const side of goals)
      line.append(
        el(
          'span',
          { class: 'goal', 'data-side': side, vars: { at: minute / minutes } },
          icon('football'),
          fill(texts.minute, { minute }),
        ),
      );
    const until = (at: number) => at <= minute;
    board.score(home.filter(until).length, away.filter(until).length);
    await pause(goals.length > 0 ? inningMs : minuteMs);
  }
}

async function baseball(board: Board, outcome: Outcome, texts: Texts): Promise<void> {
  const [home, away] = [numbersOf(outcome['home']), numbersOf(outcome['away'])];
  const isEven = sumOf(home) === sumOf(away);
  const decided = outcome['decider'] === 0 ? [1, 0] : [0, 1];
  const columns = [
    ...home.map((runs, index) => [runs, away[index] ?? 0]),
    ...(isEven ? [decided] : []),
  ];
  const table = el('div', { class: 'innings' });
  board.field.append(table);
  const score = [0, 0];
  for (const [index, [one = 0, other = 0]] of columns.entries()) {
    const head = index < home.length ? String(index + 1) : texts.extra;
    board.clock(`${texts.inning} ${head}`);
    const column = el('div', { class: 'inning' }, el('small', {}, head));
    table.append(column);
    for (const [side, runs] of [one, other].entries()) {
      await pause(inningMs);
      column.append(el('b', { 'data-scored': String(runs > 0) }, String(runs)));
      score[side] = (score[side] ?? 0) + runs;
      board.score(score[0] ?? 0, score[1] ?? 0);
    }
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

async function lanes(board: Board, outcome: Outcome, texts: Texts): Promise<void> {
  const points = numbersOf(outcome['points']);
  const rows = texts.lanes.map((name) =>
    el('div', { class: 'lane' }, icon('castle'), el('span', {}, name), el('i', {}), icon('castle')),
  );
  board.field.append(...rows);
  const score = [0, 0];
  for (const [index, side] of points.entries()) {
    const row = rows[index];
    board.clock(texts.lanes[index] ?? '');
    if (row) row.dataset['fights'] = '';
    await pause(pointMs);
    if (row) row.dataset['side'] = side === 1 ? 'red' : 'blue';
    score[side] = (score[side] ?? 0) + 1;
    board.score(score[0] ?? 0, score[1] ?? 0);
    await pause(pointMs / 2);
  }
}

async function duel(board: Board, outcome: Outcome): Promise<void> {
  const row = el('div', { class: 'hits' });
  board.field.append(icon('target', 'field-mark'), row);
  const score = [0, 0];
  for (const [index, side] of numbersOf(outcome['points']).entries()) {
    board.clock(`#${index + 1}`);
    await pause(pointMs * 0.7);
    row.append(el('span', { class: 'hit', 'data-side': side === 1 ? 'red' : 'blue' }));
    score[side] = (score[side] ?? 0) + 1;
    board.score(score[0] ?? 0, score[1] ?? 0);
  }
}
