// A picture that somebody shows, encoded anew before anything keeps it: nothing but its pixels
// stays in it, and what is no picture is refused.
import { pictureBytes, remakePicture } from '../../../platform/images/index.ts';

const size = { sideMax: 1600 };

export async function remadeProof(base64: string): Promise<Uint8Array | undefined> {
  const sent = pictureBytes(base64);
  return sent && remakePicture(sent, size);
}
