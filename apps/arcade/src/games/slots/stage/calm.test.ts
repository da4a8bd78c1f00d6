// In calm motion every scene has a still counterpart: nothing on the stage travels, turns or swells
// from frame to frame; in full motion things do move.
import { Texture, type Container, type Renderer } from 'pixi.js';
import { slotGames, openSeed, playRound, type DealtSlot, type SlotEvent } from '@baize/engines';
import { beforeAll, expect, test, vi } from 'vitest';
import { faceOf } from '../face/face.ts';
import { calmPace, normalPace } from '../playback/pace.ts';
import { createPlayback } from '../playback/playback.ts';
import { timelineOf } from '../playback/timeline.ts';
import { SlotStage } from './slot-stage.ts';

const frameMs = 40;
/** A place that changes once is set; one that changes this often in a row is a movement. */
const travelFrames = 3;
const stake = 10_000n;
const seed = openSeed('5e'.repeat(32));

beforeAll(() => {
  // A browser's canvas: a context that accepts every stroke, and measures words.
  const size = { width: 10, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 2 };
  const pen: object = new Proxy(
    {},
    {
      get: (_, name) => (name === 'measureText' ? () => size : () => ({ addColorStop: vi.fn() })),
      set: () => true,
    },
  );
  vi.stubGlobal('CanvasRenderingContext2D', { prototype: {} });
  const paint = HTMLCanvasElement.prototype as unknown as { getContext: () => object };
  paint.getContext = () => pen;
});

type Wanted = (round: { events: readonly SlotEvent[]; payout: bigint }) => boolean;
const has = (kind: SlotEvent['kind']): Wanted => {
  return ({ events }) => events.some((event) => event.kind === kind);
};

const scenes: readonly (readonly [string, Wanted])[] = [
  ['free spins', has('feature-ended')],
  ['held coins', has('hold-ended')],
  ['falls', has('tumbled')],
  ['an expanding reel', has('expanded')],
  ['gathered orbs', has('orbs-collected')],
  ['a great win', ({ payout }) => payout >= 15n * stake],
  ['a round that wins nothing', ({ payout }) => payout === 0n],
];

function eventsOf(game: DealtSlot, wanted: Wanted): readonly SlotEvent[] | undefined {
  for (let nonce = 1; nonce < 1500; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'calm', nonce });
    const round = playRound({ game: game.definition, stake, draws });
    if (wanted(round)) return round.events;
  }
  return undefined;
}

/** A stage whose frames are looked at instead of being painted. */
function watchedStage(game: DealtSlot, calm: boolean) {
  let drawn: Container | undefined;
  const renderer = {
    resize: vi.fn(),
    destroy: vi.fn(),
    render: (root: Container) => (drawn = root),
  };
  const picture = new Image();
  const stage = new SlotStage({
    renderer: renderer as unknown as Renderer,
    art: { sharp: () => Texture.WHITE, blurred: () => Texture.WHITE, flake: Texture.WHITE },
    cabinet: { frame: picture, ground: picture },
    tint: 0xffffff,
    face: faceOf(game.definition),
    ratio: 1,
    reducedMotion: () => calm,
    amountText: (credits) => String(credits),
    coinText: ({ credits }) => String(credits),
    onLayout: vi.fn(),
  });
  stage.resize({ width: 390, height: 420 });
  return { stage, shown: () => (drawn === undefined ? [] : seenIn(drawn)) };
}

function seenIn(part: Container): readonly Container[] {
  if (!part.visible || part.alpha === 0) return [];
  return [part, ...part.children.flatMap((child) => seenIn(child))];
}

const postureOf = ({ x, y, rotation, scale }: Container) =>
  [x, y, rotation, scale.x, scale.y].map((value) => Math.round(value * 1000)).join(' ');

/** How many things travelled while a round was shown. */
function travellersOf(game: DealtSlot, events: readonly SlotEvent[], calm: boolean): number {
  const face = faceOf(game.definition);
  const { stage, shown } = watchedStage(game, calm);
  const pace = calm ? calmPace : normalPace;
  const { stakeCredits } = game.definition;
  const { awaited } = face;
  const timeline = timelineOf({ events, stakeCredits, awaited, pace, spunMs: 0 });
  const playback = createPlayback(timeline, (cue) => stage.tell(cue));
  const postures = new Map<Container, { posture: string; moved: number }>();
  const travelled = new Set<Container>();
  while (!playback.done) {
    playback.advance(frameMs);
    stage.update(frameMs);
    for (const part of shown()) {
      const before = postures.get(part);
      const posture = postureOf(part);
      const moved = before === undefined || before.posture === posture ? 0 : before.moved + 1;
      if (moved >= travelFrames) travelled.add(part);
      postures.set(part, { posture, moved });
    }
  }
  return travelled.size;
}

const cases = slotGames.flatMap((game) =>
  scenes.flatMap(([scene, wanted]) => {
    const events = eventsOf(game, wanted);
    return events === undefined ? [] : [[game.code, scene, game, events] as const];
  }),
);

test.each(cases)('%s: %s stands still in calm motion, and moves otherwise', (...given) => {
  const [, , game, events] = given;
  expect(travellersOf(game, events, true)).toBe(0);
  expect(travellersOf(game, events, false)).toBeGreaterThan(0);
});

test('every scene was tested', () => {
  const seen = new Set<string>(cases.map(([, scene]) => scene));
  expect(scenes.map(([scene]) => scene).filter((scene) => !seen.has(scene))).toEqual([]);
});
