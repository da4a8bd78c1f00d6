// Texts of verification in the language id.
import type { Texts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: Texts<typeof english> = {
  title: 'Verification',
};
