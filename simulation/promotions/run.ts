// Runs the world of promotions, `npm run simulate:promotions -- --steps 1500 --seed 7`.
import { runWorlds } from '../worlds.ts';
import { promotionHappenings } from './happenings.ts';
import { createPromotionsWorld } from './world.ts';

const isGood = await runWorlds({
  name: 'promotions',
  happenings: promotionHappenings,
  open: createPromotionsWorld,
});
process.exit(isGood ? 0 : 1);
