// Proves that the list of messages shows nothing that opens an account.
import { expect, test } from 'vitest';
import { maskMessage } from './mask-message.ts';

test('links, codes and generated passwords of a message are masked, the rest is shown', () => {
  const mail = 'Hello ann, open http://localhost:8080/home#recover=aB3_x-9 within 30 minutes.';
  expect(maskMessage(mail)).toBe('Hello ann, open ••• within 30 minutes.');
  expect(maskMessage('Your code is 1234567.')).toBe('Your code is •••.');
  expect(maskMessage('代码：123 456 或 １２３４')).toBe('代码：••• 或 •••');
  expect(maskMessage('Your first password: k3v9-8hq2-pm4x')).toBe('Your first password: •••');
  expect(maskMessage('baize://open?x=1 and HTTPS://A.EXAMPLE/b')).toBe('••• and •••');
  expect(maskMessage(`key ${'a'.repeat(24)}`)).toBe('key •••');
});
