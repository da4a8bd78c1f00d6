// The proof of work that a sign-in asks for after a wrong one: the device looks for a number, and
// nobody sees or does anything. It works without TLS too.
interface Work {
  readonly algorithm: string;
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
}

/** What the server asks to see of the work that came with its refusal. */
export async function workProofOf(asked: Readonly<Record<string, unknown>>): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = asked['work'] as Work;
  const { commitment: sha256 } = await import('@baize/engines');
  let number = 0;
  while (number < maxnumber && sha256(`${salt}${number}`) !== challenge) number += 1;
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
