// Which pictures may be sent as a proof: their kind and size, checked before they are sent.
import type { Translator } from '@baize/i18n';

export const proofKinds = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** In base64 it then fits into what the server accepts. */
export const proofBytesMax = 5_000_000;

export function proofProblem(t: Translator, { type, size }: Pick<File, 'type' | 'size'>) {
  if (!proofKinds.some((kind) => kind === type)) return t('deposits.proof-kind');
  if (size > proofBytesMax)
    return t('deposits.proof-size', { megabytes: proofBytesMax / 1_000_000 });
  return undefined;
}
