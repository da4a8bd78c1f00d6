// Hands the uploaded pictures of a document in to be judged by staff. Somebody too young, excluded
// or here already is told at once.
import { refuse, type identity } from '@baize/contract';
import { dayText } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { ageOn } from '../rules/age.ts';
import { openCheck, pictureIds } from '../store/check-store.ts';
import { findSamePerson } from '../store/flag-store.ts';

const control = /\p{C}/u;

export const askIdentityCheck =
  (parts: IdentityParts): Action<typeof identity.askIdentityCheck> =>
  async ({ caller: { playerId }, input, now }) => {
    const { ports, documents } = parts;
    const on = ports.database.kysely;
    const { kind, birthday } = input;
    const [documentNumber, fullName] = [input.documentNumber.trim(), input.fullName.trim()];
    const years = ageOn(birthday, dayText(now));
    const odd = [
      ['documentNumber', documentNumber === '' || control.test(documentNumber)],
      ['fullName', fullName === '' || control.test(fullName)],
      ['birthday', years === undefined],
    ] as const;
    const field = odd.find(([, isOdd]) => isOdd)?.[0];
    if (field) return refuse('field-format', { facts: { field } });
    const { adultAgeYears: age, duplicatePerson } = ports.policy();
    if ((years ?? 0) < age) return refuse('age-below-limit', { facts: { age } });
    const documentKey = parts.documentKey(documentNumber);
    const person = { playerId, fullName, birthday, documentKey };
    if (await ports.isExcluded(person)) return refuse('player-excluded');
    if ((await pictureIds(on, playerId)).length === 0) return refuse('picture-missing');
    const others = await findSamePerson(on, person);
    if (others.length > 0 && duplicatePerson === 'refuse') return refuse('person-registered');
    const numberSealed = documents.seal(documentNumber, `number ${playerId}`);
    const check = { playerId, kind, numberSealed, fullName, birthday, documentKey };
    const isOpened = await ports.database.transaction((tx) => openCheck(tx, check, now));
    return isOpened ? { state: 'pending' } : refuse('identity-not-open');
  };
