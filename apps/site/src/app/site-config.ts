// The constants that this site sends to the platform. The rest of its configuration comes from the
// server's status at run time.

export const siteConfig = {
  merchant: 'baize',
  platform: 'web',
  /** How often a signed-in tab says that it is still there. */
  touchSeconds: 180,
  statusSeconds: 60,
  /** After so long without a sign of anybody the session ends. */
  idleMinutes: 30,
} as const;
