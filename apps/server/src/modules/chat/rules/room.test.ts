// Proves that a room is kept with names that can be seen, or not at all.
import { expect, test } from 'vitest';
import { draftOf } from './room.ts';

const written = {
  names: {},
  language: 'en',
  state: 'open',
  slowSeconds: 0,
  writing: 'member',
} as const;

test('names are cleaned, and empty ones are left out', () => {
  const names = { en: '  Card\n room ', id: ' \u200b ', th: 'ห้อง' };
  expect(draftOf({ ...written, names })).toEqual({
    ...written,
    names: { en: 'Card room', th: 'ห้อง' },
  });
});

test('a room without a name is refused', () => {
  expect(draftOf({ ...written, names: { en: '', id: '  ' } })).toEqual({
    refused: 'chat-room-unnamed',
  });
});
