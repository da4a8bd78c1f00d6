// Runs the wallet's world, `npm run simulate:wallet -- --steps 1500 --seed 7`.
import { runWorlds } from '../worlds.ts';
import { walletHappenings } from './happenings.ts';
import { createWalletWorld } from './world.ts';

const isGood = await runWorlds({
  name: 'wallet',
  happenings: walletHappenings,
  open: createWalletWorld,
});
process.exit(isGood ? 0 : 1);
