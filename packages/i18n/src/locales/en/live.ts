// English texts of the live channel: what it tells and how it is doing.
export const live = {
  connected: 'Connected',
  reconnecting: 'Reconnecting…',
  offline: 'You are offline.',
  'deposit-settled': '{amount} has been credited.',
  'withdrawal-approved': 'Your withdrawal has been approved.',
  'withdrawal-paid': 'Your withdrawal has been paid. Please confirm when it arrives.',
  'withdrawal-refused': 'Your withdrawal was refused and the money is back in your balance.',
  'session-ended': 'You were signed out on this device.',
  'winner-joined': '{name} won {amount}',
} as const;
