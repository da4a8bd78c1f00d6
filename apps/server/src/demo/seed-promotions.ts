// The promotions, the rates of points and the goods of the demo world, written and published as
// staff would. Rewards are claimed by hand: no balance moves that nobody asked to move.
import { isRefusal, type InputOf, type points, type promotions } from '@baize/contract';
import type { Modules } from '../compose/modules.ts';
import { houseCall } from './house-call.ts';
import { otherPromotions } from './other-promotions.ts';
import { playPromotions } from './play-promotions.ts';

type Good = InputOf<typeof points.createPointGood>;

const good = (written: Partial<Good> & Pick<Good, 'names' | 'points'>): Good => ({
  kind: 'gift',
  amount: '0',
  stock: null,
  picture: '',
  details: {},
  isOn: true,
  ...written,
});

const goods: readonly Good[] = [
  good({
    names: { en: 'Baize playing cards', id: 'Kartu remi Baize' },
    details: { en: 'A deck of 54 cards in a tin.', id: 'Satu set 54 kartu dalam kaleng.' },
    points: 800,
    stock: 40,
    picture: 'cards',
  }),
  good({
    names: { en: 'Wireless earbuds', id: 'Earbud nirkabel' },
    details: { en: 'With a charging case.', id: 'Dengan kotak pengisi daya.' },
    points: 6000,
    stock: 12,
    picture: 'headphones',
  }),
  good({
    names: { en: 'Phone stand', id: 'Dudukan ponsel' },
    details: { en: 'Brushed steel, folds flat.', id: 'Baja sikat, dapat dilipat.' },
    points: 500,
    amount: '50',
    stock: 100,
    picture: 'smartphone',
  }),
  good({
    kind: 'promotion',
    names: { en: 'Weekend lounge pass', id: 'Tiket lounge akhir pekan' },
    details: { en: 'Issued by our team within a day.', id: 'Diterbitkan tim kami dalam sehari.' },
    points: 1500,
    picture: 'ticket',
  }),
  good({
    kind: 'live',
    names: { en: 'Dinner for two', id: 'Makan malam berdua' },
    details: { en: 'We call you to agree on a day.', id: 'Kami menelepon untuk memilih hari.' },
    points: 12_000,
    stock: 3,
    picture: 'meal',
  }),
];

const rates = {
  earn: [
    { category: 'RNG' as const, stake: '10' },
    { category: 'LIVE' as const, stake: '20' },
    { category: 'SPORTS' as const, stake: '20' },
    { category: 'LOTT' as const, stake: '20' },
    { category: 'ELOTT' as const, stake: '20' },
    { category: 'FISH' as const, stake: '10' },
    { category: 'PVP' as const, stake: '40' },
  ],
  deposit: '100',
  ratio: 100,
  step: 100,
  isConverting: true,
};

export const staffAt = (now: number) =>
  ({
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: now,
  }) as const;

export async function seedPromotions(modules: Modules, now: number): Promise<void> {
  const caller = staffAt(now);
  const called = (intent: string) => ({ ...houseCall('', now, intent), caller });
  const { actions: pointActions } = modules.points;
  const saved = await pointActions.savePointScheme({
    ...called('seed-points'),
    input: { version: 0, ...rates },
  });
  if (isRefusal(saved)) throw new Error(`the rates of points were refused: ${saved.refused}`);
  for (const [place, input] of goods.entries())
    await pointActions.createPointGood({ ...called(`seed-good-${place}`), input });
  for (const [place, written] of [...playPromotions(now), ...otherPromotions(now)].entries())
    await publish(modules, written, called(`seed-promotion-${place}`));
}

type Written = InputOf<typeof promotions.createPromotion>;

async function publish(
  { promotions: { actions } }: Modules,
  input: Written,
  call: ReturnType<typeof houseCall> & { readonly caller: ReturnType<typeof staffAt> },
): Promise<void> {
  const made = await actions.createPromotion({ ...call, input });
  if (isRefusal(made)) throw new Error(`a demo promotion was refused: ${made.refused}`);
  const { promotionId: id, version } = made;
  const done = await actions.publishPromotion({ ...call, input: { id, version } });
  if (isRefusal(done)) throw new Error(`a demo promotion was not published: ${done.refused}`);
}
