// Proves that chat messages reach exactly the people who may read them, in the order of their
// numbers, on either of two processes; and that every open page hears that the site closes or
// opens.
import { createClient, createLive, unwrap, type Client, type Live } from '@baize/client';
import { chatTopic, topicOfRoom } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/platform/database/index.ts';
import { openDoor, type Door } from './door/people.ts';
import {
  buildServer,
  fakeClock,
  freshDatabase,
  silentLog,
  type BuiltServer,
  type Database,
} from './index.ts';

const lines: Live[] = [];
let databases: readonly Database[];
let built: readonly BuiltServer[];
let door: Door;
let roomId: string;

beforeAll(async () => {
  const first = await freshDatabase();
  const second = await openDatabase({ url: first.url, dataDir: '', log: silentLog() });
  databases = [second, first];
  const clock = fakeClock();
  const one = await buildServer({ database: first, clock });
  const two = await buildServer({ database: second, clock });
  built = [one, two];
  door = await openDoor(one);
  const staff = clientOf(one.consoleUrl, door.tokens.owner);
  const draft = { language: 'en', state: 'open', slowSeconds: 0, writing: 'member' } as const;
  ({ roomId } = unwrap(await staff.chat.createRoom({ names: { en: 'Lounge' }, ...draft })));
});
afterAll(async () => {
  for (const line of lines) line.close();
  door.close();
  for (const one of built) await one.close();
  for (const database of databases) await database.close();
});

function clientOf(baseUrl: string, token: string | undefined): Client {
  return createClient({ baseUrl, token: () => token, language: () => 'EN', merchant: 'baize' });
}

interface Listener {
  readonly heard: string[];
  until(done: () => boolean): Promise<void>;
}

/** A page that shows the room; `url` says on which process. */
async function listen(url: string, token: string | undefined): Promise<Listener> {
  const line = createLive({
    url: `${url.replace(/^http/u, 'ws')}/live`,
    token: () => token,
    follow: [chatTopic, topicOfRoom(roomId)],
    pauseMsMax: 50,
  });
  lines.push(line);
  const heard: string[] = [];
  const wakes = new Set<() => void>();
  const note = (text: string) => {
    heard.push(text);
    for (const wake of wakes) wake();
  };
  line.on('chat-said', ({ channel, message }) => {
    note(`${channel === 'service' ? 'service' : message.seq} ${message.text}`);
  });
  line.on('chat-removed', ({ seq }) => note(`${seq} removed`));
  line.onState((state) => {
    if (state === 'open' || state === 'waiting') note(state);
  });
  const until = (done: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!done()) return;
        wakes.delete(look);
        resolve();
      };
      wakes.add(look);
      look();
    });
  await until(() => heard.length > 0);
  return { heard, until };
}

const words = ({ heard }: Listener) => heard.filter((text) => text !== 'open');

test('both processes hear messages and removals of either, in order', async () => {
  const [one, two] = built as [BuiltServer, BuiltServer];
  const member = clientOf(one.siteUrl, door.tokens.member);
  const other = clientOf(two.siteUrl, door.tokens.other);
  for (const client of [member, other]) unwrap(await client.chat.acceptChatRules());
  const here = await listen(one.siteUrl, door.tokens.member);
  const there = await listen(two.siteUrl, door.tokens.other);
  const guest = await listen(two.siteUrl, door.tokens.demo);
  const visitor = await listen(two.siteUrl, undefined);
  const said = unwrap(await member.chat.sendChatMessage({ roomId, text: 'from one' }));
  unwrap(await other.chat.sendChatMessage({ roomId, text: 'from two' }));
  const staff = clientOf(two.consoleUrl, door.tokens.owner);
  unwrap(await staff.chat.removeChatMessage({ messageId: said.messageId, reason: 'test' }));
  const expected = ['1 from one', '2 from two', '1 removed'];
  for (const listener of [here, there, guest]) {
    await listener.until(() => words(listener).length === 3);
    expect(words(listener)).toEqual(expected);
  }
  expect(words(visitor)).toEqual([]);
});

test('an answer of customer service is heard by its member only', async () => {
  const [one, two] = built as [BuiltServer, BuiltServer];
  const member = clientOf(one.siteUrl, door.tokens.member);
  const here = await listen(two.siteUrl, door.tokens.member);
  const there = await listen(one.siteUrl, door.tokens.other);
  unwrap(await member.chat.writeToService({ text: 'help' }));
  const staff = clientOf(two.consoleUrl, door.tokens.owner);
  const [thread] = unwrap(await staff.chat.listThreads({})).list;
  const threadId = thread?.threadId ?? '';
  unwrap(await staff.chat.answerThread({ threadId, text: 'at once' }));
  unwrap(await staff.chat.speakInRoom({ roomId, text: 'hello all' }));
  await here.until(() => words(here).length === 3);
  await there.until(() => words(there).length === 1);
  expect(new Set(words(here))).toEqual(new Set(['service help', 'service at once', '3 hello all']));
  expect(words(there)).toEqual(['3 hello all']);
});

test('a banned member and a member on a break cannot enter the rooms', async () => {
  const [one] = built as [BuiltServer, BuiltServer];
  const staff = clientOf(one.consoleUrl, door.tokens.owner);
  const { sanctionId } = unwrap(
    await staff.chat.sanctionMember({
      playerId: door.memberId,
      kind: 'ban',
      minutes: 5,
      reason: 'test',
    }),
  );
  expect((await listen(one.siteUrl, door.tokens.member)).heard[0]).toBe('waiting');
  unwrap(await staff.chat.liftSanction({ sanctionId }));
  expect((await listen(one.siteUrl, door.tokens.member)).heard[0]).toBe('open');
  const member = clientOf(one.siteUrl, door.tokens.member);
  unwrap(await member.wagering.takeBreak({ hours: 24 }));
  expect((await listen(one.siteUrl, door.tokens.member)).heard[0]).toBe('waiting');
});

test('open pages hear of maintenance once every process knows', async () => {
  const [one, two] = built as [BuiltServer, BuiltServer];
  const staff = clientOf(one.consoleUrl, door.tokens.owner);
  for (const { siteUrl: page } of [one, two]) {
    const states: boolean[][] = [];
    const line = createLive({
      url: `${page.replace(/^http/u, 'ws')}/live`,
      token: () => undefined,
    });
    lines.push(line);
    line.on('house-changed', async () => {
      const asked = [one, two].map(({ siteUrl }) =>
        clientOf(siteUrl, undefined).settings.getStatus(),
      );
      states.push((await Promise.all(asked)).map((status) => unwrap(status).maintenance));
    });
    await new Promise<void>((open) => line.onState((state) => state === 'open' && open()));
    for (const on of [true, false]) {
      const closing = { on, message: {}, endsAt: null, addressesPassing: [] };
      unwrap(await staff.settings.setMaintenance(closing));
      await expect.poll(() => states.at(-1), { timeout: 30_000 }).toEqual([on, on]);
    }
  }
}, 120_000);
