// A good as staff read it.
import type { Good } from './store/goods.ts';

export const goodShown = ({ id: goodId, version, written, stock, redeemed }: Good) => ({
  goodId,
  version,
  ...written,
  stock,
  redeemed: Number(redeemed),
});
