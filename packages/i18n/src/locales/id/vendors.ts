// Indonesian texts of connections to game vendors, as staff read them.
import type { Texts } from '../../texts.ts';
import type { vendors as english } from '../en/vendors.ts';

export const vendors: Texts<typeof english> = {
  'connection-style-seamless': 'Dompet tunggal',
  'connection-style-token-hash': 'Dompet tunggal, token dan hash',
  'connection-style-signed-rsa': 'Dompet tunggal, RSA-SHA256',
  'connection-style-transfer': 'Dompet transfer',
};
