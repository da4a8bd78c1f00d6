// English texts of connections to game vendors, as staff read them.
export const vendors = {
  'connection-style-seamless': 'Seamless wallet',
  'connection-style-token-hash': 'Seamless, token and hash',
  'connection-style-signed-rsa': 'Seamless, RSA-SHA256',
  'connection-style-transfer': 'Transfer wallet',
} as const;
