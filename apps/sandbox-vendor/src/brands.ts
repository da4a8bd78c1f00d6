// The brands of this vendor: each speaks to the platform in a style of its own.
import type { VendorCode } from './games/game.ts';

export type StyleName = 'seamless' | 'token-hash' | 'signed-rsa' | 'transfer';

export interface Brand {
  readonly name: string;
  readonly style: StyleName;
}

export const brands: Readonly<Record<VendorCode, Brand>> = {
  SBXA: { name: 'Harbourlight', style: 'seamless' },
  SBXB: { name: 'Northstar', style: 'token-hash' },
  SBXC: { name: 'Meridian', style: 'signed-rsa' },
  SBXD: { name: 'Tidewater', style: 'transfer' },
  SBXE: { name: 'Red River', style: 'seamless' },
  SBXF: { name: 'Archipelago', style: 'seamless' },
};
