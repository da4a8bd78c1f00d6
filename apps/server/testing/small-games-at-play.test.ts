// Proves through the real calls that small games are launched, played and checked by their receipt,
// and that a hand is opened, cashed out and its mines told only then.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, instant, wagering } from '@baize/contract';
import { commitment, gameOf, roundFamilyOf, type Json } from '@baize/engines';
import { depositSettled } from '@baize/ledger';
import { parseUnits } from '@baize/money';
import { openDoor, type Door } from './door/people.ts';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
const clock = fakeClock();

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock });
  door = await openDoor(built);
  const funding = { depositId: 'small', playerId: door.memberId, currency: 'PHP' };
  await built.server.ledger.post(depositSettled({ ...funding, amount: 10_000_000n }));
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

/** Opens the game as the site does, and gives the token of its session. */
async function open(gameId: string): Promise<string> {
  const query = { launchMode: 'GLS', gameId };
  const launched = await door.call(catalogue.launchGame, { query }, { token: door.tokens.member });
  const { gameUrl } = (launched.json as { value: { gameUrl: string } }).value;
  const launch = new URL(gameUrl).searchParams.get('launch');
  const opened = await door.call(catalogue.openGameSession, { body: { launch } }, {});
  return (opened.json as { token: string }).token;
}

interface Round {
  readonly roundId: string;
  readonly state: string;
  readonly steps: number;
  readonly outcome: { readonly choice: Json; readonly mined?: readonly number[] };
}

async function play(gameCode: string, token: string, choice: object): Promise<Round> {
  clock.advance(2000);
  const input = { params: { gameCode }, body: { stake: '10.00', choice } };
  const played = await door.call(instant.playInstant, input, { token, intent: `play-${gameCode}` });
  expect(played.status, JSON.stringify(played.json)).toBe(200);
  return played.json as Round;
}

/** Draws the round again from its receipt, as anybody can once the seed is revealed. */
async function checkReceipt(roundId: string): Promise<void> {
  const { token } = { token: door.tokens.member };
  const got = await door.call(wagering.getRound, { params: { roundId } }, { token });
  const receipt = got.json as Record<string, Json> & { outcome: { choice: Json } };
  const serverSeed = String(receipt['serverSeed']);
  expect(commitment(serverSeed)).toBe(receipt['commitment']);
  const game = gameOf(String(receipt['gameCode'])) ?? expect.fail('a game');
  const again = roundFamilyOf(game)?.verify(game, {
    serverSeed,
    clientSeed: String(receipt['clientSeed']),
    nonce: Number(receipt['nonce']),
    bet: '',
    stake: parseUnits(String(receipt['stake']), { decimalsMax: 4 }) ?? 0n,
    choice: receipt.outcome.choice,
  });
  expect(again?.outcome).toEqual(receipt.outcome);
  expect(again?.payout).toBe(parseUnits(String(receipt['payout']), { decimalsMax: 4 }));
  expect(again?.drawn.map(({ range, value }) => [range, value])).toEqual(receipt['draws']);
}

async function rotateSeed(intent: string) {
  const { token } = { token: door.tokens.member };
  await door.call(wagering.getSeed, {}, { token });
  return door.call(wagering.rotateSeed, { body: { clientSeed: 'mine' } }, { token, intent });
}

// @proves L235
test('every small game is launched, played through the door and drawn again', async () => {
  const choices = {
    dice: { side: 'over', chance: 2500 },
    coin: { side: 'tails', flips: 3 },
    wheel: { segments: 50, risk: 'high' },
    plinko: { rows: 16, risk: 'medium' },
  };
  const rounds: string[] = [];
  for (const [gameCode, choice] of Object.entries(choices)) {
    const round = await play(gameCode, await open(gameCode), choice);
    expect(round).toMatchObject({ state: 'settled', outcome: { choice } });
    rounds.push(round.roundId);
  }
  expect((await rotateSeed('rotate-after-games')).status).toBe(200);
  for (const roundId of rounds) await checkReceipt(roundId);
});

// @proves L233 L235
test('a hand holds its seed, is offered again, and tells its mines at the end', async () => {
  const token = await open('mines');
  const { roundId } = await play('mines', token, { mines: 1 });
  expect((await rotateSeed('rotate-during-hand')).json).toMatchObject({
    refused: 'seed-rotation-blocked',
  });
  const params = { gameCode: 'mines', roundId };
  const step = { params, body: { number: 1, step: 12 } };
  const stepped = await door.call(instant.stepInstant, step, { token });
  const { state, steps } = stepped.json as Round;
  const offered = await door.call(instant.getInstant, { params }, { token: await open('mines') });
  expect(offered.json).toMatchObject({ hasSteps: true, handHoursMax: 24 });
  if (state === 'open') {
    expect(JSON.stringify(stepped.json)).not.toContain('mined');
    expect(offered.json).toMatchObject({ openRound: { roundId, steps } });
    const ended = await door.call(
      instant.cashOutInstant,
      { params, body: { number: 2 } },
      { token },
    );
    expect(ended.json).toMatchObject({ state: 'settled', outcome: { end: 'cashed' } });
  }
  expect((await rotateSeed('rotate-after-hand')).status).toBe(200);
  await checkReceipt(roundId);
});

test.each([{ mines: 'many' }, { mines: -1 }, { mines: 2, x: [1] }, [], 'mines'])(
  'the door takes no choice of %j',
  async (choice) => {
    const token = await open('mines');
    const input = { params: { gameCode: 'mines' }, body: { stake: '10.00', choice } };
    const asked = { token, intent: `wrong-${JSON.stringify(choice).length}-choice` };
    const { json } = await door.call(instant.playInstant, input, asked);
    expect((json as { refused: string }).refused).toMatch(/request-invalid|choice-not-allowed/u);
  },
);
