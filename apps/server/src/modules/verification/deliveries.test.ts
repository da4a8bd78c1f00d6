// A person who waits for a code learns when it cannot be delivered and may ask for another; a
// signed report of the provider is believed, once, and never reveals the owner of a number.
import { isRefusal } from '@baize/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { httpTextMessenger, smsSignatureHeader } from '../../platform/adapters/sms/index.ts';
import { openSmsCompany, type SmsCompany } from '../../platform/adapters/sms/testing.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildVerification } from './testing.ts';

let database: Database;
let company: SmsCompany;
const clock = fakeClock();

beforeAll(async () => {
  database = await freshDatabase();
  company = await openSmsCompany(clock.now);
});
afterEach(async () => {
  await database.pool.query('delete from delivery');
});
afterAll(async () => {
  await company.close();
  await database.close();
});

const provider = { kind: 'provider' } as const;
const visitor = { kind: 'visitor' } as const;

function open(members: readonly string[] = []) {
  const sms = httpTextMessenger(company.settings, clock.now);
  const built = buildVerification(database, { clock, sms, members });
  const { actions } = built.verification;
  const ask = async (number: string) => {
    const phone = { mobileNo: number.slice(3), countryDialingCode: '63' };
    return actions.sendRegisterCode(callOf(visitor, phone, clock.now(), { address: number }));
  };
  const stateOf = async (deliveryId: string | undefined) => {
    const call = callOf(visitor, { deliveryId: deliveryId ?? '' }, clock.now());
    return given(await actions.getDelivery(call)).state;
  };
  const report = (news: object, sent = company.reportOf(news, clock.now())) =>
    actions.hearDelivery(
      callOf(provider, {}, clock.now(), {
        headers: { [smsSignatureHeader]: sent.signature },
        rawBody: sent.body,
      }),
    );
  return { ...built, actions, ask, stateOf, report };
}

test('a code reported as lost is shown as such, and can be requested again', async () => {
  const { ask, stateOf, report } = open();
  const number = '+639171230901';
  const { deliveryId: id } = given(await ask(number));
  expect(await stateOf(id)).toBe('under-way');
  const lost = { id, state: 'failed', reason: 'absent subscriber' };
  expect(given(await report(lost))).toEqual({ done: true });
  expect(await stateOf(id)).toBe('failed');
  clock.advance(1000);
  const { deliveryId: next } = given(await ask(number));
  expect(given(await report({ id: next, state: 'delivered' }))).toEqual({ done: true });
  expect(await stateOf(next)).toBe('sent');
});

test('a provider that is down delays a code but does not lose it', async () => {
  const { deliveries, ask, stateOf, codeTo, verification } = open();
  const number = '+639171230902';
  company.fail('error', 'many', 'error');
  const { deliveryId } = given(await ask(number));
  for (let tries = 0; tries < 3; tries += 1) {
    clock.advance(8000);
    await deliveries.drain();
  }
  expect(await stateOf(deliveryId)).toBe('under-way');
  const [text = ''] = company.readAll(number);
  const code = /\b\d{7}\b/u.exec(text)?.[0] ?? '';
  const tried = { purpose: 'register', recipient: number, code, now: clock.now() } as const;
  expect(await verification.codes.check(tried)).toBeUndefined();
  expect(await codeTo(number)).toBe('');
});

test('a report without its signature, or sent again, is refused', async () => {
  const { ask, stateOf, report } = open();
  const { deliveryId: id } = given(await ask('+639171230903'));
  const news = { id, state: 'delivered' };
  const wrong = { refused: 'signature-wrong' };
  const { body } = company.reportOf(news, clock.now());
  expect(await report(news, { body, signature: `t=1,v1=${'0'.repeat(64)}` })).toEqual(wrong);
  expect(await report(news, company.reportOf(news, clock.now() - 301_000))).toEqual(wrong);
  expect(await stateOf(id)).toBe('under-way');
  const sent = company.reportOf(news, clock.now());
  expect(given(await report(news, sent))).toEqual({ done: true });
  expect(await report(news, sent)).toEqual(wrong);
  clock.advance(1000);
  expect(given(await report({ id, state: 'failed' }))).toEqual({ done: true });
  expect(await stateOf(id)).toBe('sent');
  expect(await report({ id: 'sms-made-up', state: 'delivered' })).toEqual({
    refused: 'message-unknown',
  });
});

test('without a reporting provider every report is refused', async () => {
  const { verification } = buildVerification(database, { clock });
  const { body, signature } = company.reportOf({ id: 'sms.1', state: 'failed' }, clock.now());
  const call = callOf(provider, {}, clock.now(), {
    headers: { [smsSignatureHeader]: signature },
    rawBody: body,
  });
  expect(await verification.actions.hearDelivery(call)).toEqual({ refused: 'signature-wrong' });
});

test('a lost sign-in code does not reveal whose the number is', async () => {
  const number = '+639171230000';
  const states = [];
  for (const members of [[number], []]) {
    const { actions, verification, stateOf } = open(members);
    const phone = { mobileNum: number.slice(3), countryDialingCode: '63' };
    const from = { address: `192.0.2.${members.length}` };
    const sent = await actions.sendNoLoginCode(callOf(visitor, phone, clock.now(), from));
    await verification.codes.settle();
    states.push(await stateOf(isRefusal(sent) ? '' : sent.deliveryId));
    clock.advance(60_000);
  }
  expect(states).toEqual(['under-way', 'under-way']);
});
