// The picture holds the text: the drawn squares are those of the code, inside a quiet edge.
import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

// @proves L174
test('the squares are those of the code of its text', async () => {
  const text = 'otpauth://totp/Baize:lotus?secret=ABC';
  const { rerender } = render(<QrCode text={text} label="Code" />);
  const squares = async () => {
    const picture = await screen.findByRole('img', { name: 'Code' });
    return picture.querySelector('path')?.getAttribute('d')?.match(/M/gu)?.length;
  };
  const dark = (of: string) => encode(of, { ecc: 'M', border: 4 }).data.flat().filter(Boolean);
  expect(await squares()).toBe(dark(text).length);
  const size = encode(text, { ecc: 'M', border: 4 }).size;
  expect(screen.getByRole('img').getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  rerender(<QrCode text="another" label="Code" />);
  expect(await squares()).toBe(dark('another').length);
});
