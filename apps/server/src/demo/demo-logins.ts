// Logins of the demo world: one of each kind.

export const demoLogins = [
  { role: 'player', username: 'player01', password: 'Lotus2026', paymentPassword: '246810' },
  { role: 'agent', username: 'agent01', password: 'Lotus2026', paymentPassword: '246810' },
  { role: 'operator', username: 'operator', password: 'Console-2026' },
  // The second of two persons.
  { role: 'supervisor', username: 'supervisor', password: 'Console-2026' },
] as const;
