// A recovery that asks for a second factor shows the ways the server lists, one at a time, and has
// the code of a contact sent for the challenge it was given.
import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../../app/texts/texts.ts';
import { SecondFactor, secondOf, sentSecond } from './second-factor.tsx';

const sent = vi.hoisted(() => {
  const bodies: unknown[] = [];
  globalThis.fetch = async (_url, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json({ success: true, value: { expiredMinutes: 10 } });
  };
  return bodies;
});

const t = translatorOf('en');
const missing = (value: Record<string, unknown>) => ({
  ok: false as const,
  refused: 'second-factor-missing' as const,
  status: 401,
  requestId: 'r1',
  message: '',
  value,
  facts: {},
});

type Second = ReturnType<typeof secondOf>;

function Form({ first, tell }: { first: Second; tell: (second: Second) => void }) {
  const [second, setSecond] = useState(first);
  const change = (next: Second) => {
    setSecond(next);
    tell(next);
  };
  return <SecondFactor second={second} onChange={change} />;
}

/** Renders the form and returns its last reported value. */
function drawn(first: Second): () => Second {
  let told = first;
  render(<Form first={first} tell={(second) => (told = second)} />);
  return () => told;
}

beforeEach(() => {
  sent.length = 0;
  showTexts(t);
});

test('a code goes to the other contact, for the challenge of this recovery', async () => {
  const hints = { email: 'a***@example.com' };
  const first = secondOf(missing({ challengeId: 'c1', methods: ['email'], hints }));
  const told = drawn(first);
  screen.getByText(t('identity.code-goes-to', { contact: hints.email }));
  fireEvent.click(screen.getByRole('button', { name: t('identity.code-send') }));
  await waitFor(() => expect(sent).toEqual([{ challengeId: 'c1', method: 'email' }]));
  const box = screen.getByLabelText(new RegExp(t('identity.verification-code')));
  fireEvent.change(box, { target: { value: '123 4567' } });
  expect(sentSecond(told())).toEqual({ method: 'email', code: '1234567' });
});

test('another way is a press away and starts empty', () => {
  const first = secondOf(missing({ challengeId: 'c1', methods: ['totp', 'recovery'] }));
  const told = drawn(first);
  const box = screen.getByLabelText(new RegExp(t('identity.totp-code')));
  fireEvent.change(box, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: t('identity.by-recovery') }));
  const empty = screen.getByLabelText<HTMLInputElement>(new RegExp(t('identity.recovery-code')));
  expect(empty.value).toBe('');
  expect(sentSecond(told())).toEqual({ method: 'recovery', code: '' });
});
