// Indonesian texts of the messages that carry one-time codes.
import type { Texts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: Texts<typeof english> = {
  'code-subject': 'Kode Anda {code}',
  'code-text':
    'Kode {brand} Anda {code}. Berlaku {minutes} menit. Petugas {brand} tidak pernah meminta kode ini.',
};
