// A control in a field always has a name, a description and its error.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

// @proves R2
test('label, hint and error belong to the control', () => {
  render(
    <Field label="name" hint="six letters" error="taken" required requiredLabel="required">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^name/ });
  const described = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)).toEqual([
    'six letters',
    'taken',
  ]);
  expect(box.required).toBe(true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a field without hint or error has no description and is valid', () => {
  render(<Field label="name">{(control) => <TextInput {...control} />}</Field>);
  const box = screen.getByLabelText('name');
  expect(box.hasAttribute('aria-describedby')).toBe(false);
  expect(box.hasAttribute('aria-invalid')).toBe(false);
});

// @proves V6.2.6
test('a password is shown only when asked', () => {
  render(<PasswordInput aria-label="password" showLabel="show" hideLabel="hide" />);
  const box = screen.getByLabelText<HTMLInputElement>('password');
  expect(box.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(box.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'hide' }));
  expect(box.type).toBe('password');
});

// @proves R9 R21 V6.2.7
test('a password may be pasted, and be offered by a password manager', () => {
  const pasted = 'pale umbrella, blue door';
  render(
    <PasswordInput
      aria-label="password"
      autoComplete="current-password"
      showLabel="show"
      hideLabel="hide"
    />,
  );
  const box = screen.getByLabelText<HTMLInputElement>('password');
  const clipboardData = { getData: () => pasted, types: ['text/plain'] };
  expect(fireEvent.paste(box, { clipboardData })).toBe(true);
  fireEvent.input(box, { target: { value: pasted } });
  expect(box.value).toBe(pasted);
  expect(box.getAttribute('autocomplete')).toBe('current-password');
  expect(box.maxLength === -1 || box.maxLength >= 64).toBe(true);
});
