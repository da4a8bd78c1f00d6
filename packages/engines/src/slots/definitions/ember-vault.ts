// Ember Vault: five reels, twenty lines, coins on every reel; six of them are held through three
// respins that each new coin gives back. Four prizes are fixed: Mini, Minor and Major lie on coins,
// the Grand fills the vault.
import type { HoldGame } from '../hold/definition.ts';
import { lines } from '../lines/definition.ts';
import { amounts, strip } from '../definition.ts';

export const emberVault: HoldGame = {
  code: 'ember-vault',
  mechanic: 'hold',
  strips: [
    strip('Q T J K H2 Q A K C C Q H2 A H3 T A H4 H3 J T H4 J A K Q H1 T J H3 K H1 H4'),
    strip('H1 Q H2 J Q T H4 A H1 H4 K A J H4 W H3 H2 T J C A T Q H3 A K J C C C T K Q H3 K'),
    strip('W A T H3 A Q H3 J T Q H2 T J H4 K J C C C H2 K H3 J A H1 Q T K H4 W Q A K H2 H4'),
    strip('A K C C T H4 J K T J H2 A T H3 K T H3 Q H4 C Q H1 W K H3 A J H4 A H2 Q H1 J Q'),
    strip('H2 A H3 Q T H2 J H3 Q H4 C C K H4 H1 Q A K H4 J K T H2 A T H3 J A K H1 J T Q H4'),
  ],
  rows: 3,
  lines: lines(
    '11111 00000 22222 01210 21012 00122 22100 10001 12221 10121 12101 01110 21112 01010 21212 11011 11211 00200 22022 02220',
  ),
  wild: 'W',
  scatter: 'C',
  stakeCredits: 20,
  linePays: {
    H1: { 3: 100, 4: 500, 5: 2000 },
    H2: { 3: 60, 4: 250, 5: 1000 },
    H3: { 3: 40, 4: 150, 5: 500 },
    H4: { 3: 30, 4: 100, 5: 400 },
    A: { 3: 24, 4: 70, 5: 250 },
    K: { 3: 24, 4: 60, 5: 200 },
    Q: { 3: 18, 4: 50, 5: 180 },
    J: { 3: 14, 4: 40, 5: 150 },
    T: { 3: 14, 4: 40, 5: 150 },
  },
  hold: {
    coinsMin: 6,
    respins: 3,
    coinOneIn: 20,
    coins: [
      { stakes: 1, weight: 90 },
      { stakes: 2, weight: 50 },
      { stakes: 3, weight: 25 },
      { stakes: 5, weight: 15 },
      { stakes: 8, weight: 8 },
      { stakes: 10, weight: 5 },
      { stakes: 20, weight: 4, label: 'mini' },
      { stakes: 50, weight: 2, label: 'minor' },
      { stakes: 200, weight: 1, label: 'major' },
    ],
    fullStakes: 1000,
  },
  payoutStakesMax: 5000,
  stakes: amounts('0.20 0.40 0.60 1.00 2.00 3.00 5.00 10.00 20.00 30.00 50.00 100.00 200.00'),
  stakeDefault: '1.00',
  returnExact:
    '74194779448676994821013242226838099438303705750196283441013423773151623334230360465878605973844828082961715061706388524557935209965575796533329177453632136869889823922680659506257327/77099817567478553297677565053460314278854656000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',
};
