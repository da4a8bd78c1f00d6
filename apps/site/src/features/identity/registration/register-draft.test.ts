// A closed form keeps its input except secrets; a finished one keeps nothing.
import { expect, test } from 'vitest';
import { dropDraft, dropSecrets, keepTyped, useRegisterDraft } from './register-draft.ts';

test('secrets are dropped on closing, the rest when registered', () => {
  keepTyped({ username: 'mahendra', password: 'brass-spade-9', confirmPassword: 'brass-spade-9' });
  keepTyped({ verificationCode: '1234567', paymentPassword: '246810', email: 'm@mail.example' });
  dropSecrets();
  expect(useRegisterDraft.getState().typed).toEqual({
    username: 'mahendra',
    email: 'm@mail.example',
  });
  dropDraft();
  expect(useRegisterDraft.getState().typed).toEqual({});
});
