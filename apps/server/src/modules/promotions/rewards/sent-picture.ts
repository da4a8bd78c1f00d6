// Pictures that people send: PNG and JPEG alone, by their content, encoded anew.
import {
  pictureBytes,
  pictureKind,
  remakePicture,
  type PictureAsked,
} from '../../../platform/images/index.ts';

/** Undefined: it is none. */
export async function remakeSent(text: string, size: PictureAsked): Promise<Buffer | undefined> {
  const bytes = pictureBytes(text);
  const kind = bytes && pictureKind(bytes);
  return bytes && (kind === 'png' || kind === 'jpeg') ? remakePicture(bytes, size) : undefined;
}
