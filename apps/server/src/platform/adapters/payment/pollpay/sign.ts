// The signature of Pollpay's style: RSA with SHA-256 over all fields in the order of their names,
// as `name=value` joined by `&`, without `sign` itself and without empty values. Both sides sign.
import { createSign, createVerify } from 'node:crypto';

export type Form = Readonly<Record<string, string>>;

/** The text that is signed. */
export function signedText(form: Form): string {
  return Object.keys(form)
    .filter((name) => name !== 'sign' && form[name] !== '')
    .sort()
    .map((name) => `${name}=${form[name]}`)
    .join('&');
}

export function signForm(form: Form, privateKey: string): Form {
  const sign = createSign('RSA-SHA256').update(signedText(form)).sign(privateKey, 'base64');
  return { ...form, sign };
}

export function isSignedBy(form: Form, publicKey: string): boolean {
  const { sign } = form;
  if (sign === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(sign)) return false;
  const check = createVerify('RSA-SHA256').update(signedText(form));
  return check.verify(publicKey, sign, 'base64');
}
