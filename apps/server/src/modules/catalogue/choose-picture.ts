// A picture that staff give, made anew and named by its content; nothing goes back to the one that
// was there before.
import { createHash } from 'node:crypto';
import { refuse, type Refusal } from '@baize/contract';
import { pictureBytes, remakePicture, type PictureAsked } from '../../platform/images/index.ts';

export interface ChosenPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export async function choosePicture(
  base64: string | null,
  size: PictureAsked,
): Promise<ChosenPicture | null | Refusal<'picture-unreadable'>> {
  if (base64 === null) return null;
  const sent = pictureBytes(base64);
  const bytes = sent && (await remakePicture(sent, size));
  if (!bytes) return refuse('picture-unreadable');
  return { name: createHash('sha256').update(bytes).digest('hex'), bytes };
}
