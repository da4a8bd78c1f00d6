// Every vendor that a brand can turn on: what it is called, the categories it stands in, and the
// account its money is in. Without credentials it is off, and none of it is shown.
import type { GameCategory } from '@baize/contract';

export interface KnownVendor {
  readonly code: string;
  readonly name: string;
  readonly categories: readonly GameCategory[];
  /** 2 is the main account of the family's clients; others have an account of their own. */
  readonly accountTypeId?: number;
  /** Its games of these categories open as a list in a popup. */
  readonly popup?: readonly GameCategory[];
}

export const mainAccount = 2;

const vendor = (code: string, name: string, ...categories: GameCategory[]): KnownVendor => ({
  code,
  name,
  categories,
});

/** In the order of a fresh platform's lanes. */
export const knownVendors: readonly KnownVendor[] = [
  vendor('BAIZE', 'Baize Originals', 'RNG'),
  // Companies of the sandbox: what they offer comes with their lists.
  { code: 'SBXA', name: 'Harbourlight', categories: [], popup: ['LIVE'] },
  vendor('SBXB', 'Northstar'),
  vendor('SBXC', 'Meridian'),
  { code: 'SBXD', name: 'Tidewater', categories: [], accountTypeId: 40 },
  vendor('SBXE', 'Red River'),
  vendor('SBXF', 'Archipelago'),
  vendor('AG', 'Asia Gaming', 'LIVE', 'RNG', 'FISH'),
  vendor('BBIN', 'BBIN', 'LIVE', 'RNG', 'SPORTS', 'FISH'),
  vendor('CQ9', 'CQ9', 'RNG', 'FISH'),
  vendor('GG', 'Global Gaming', 'RNG', 'FISH'),
  vendor('PT', 'Playtech', 'RNG', 'LIVE'),
  vendor('RTG', 'RealTime Gaming', 'RNG'),
  vendor('BG', 'Big Gaming', 'LIVE', 'FISH'),
  vendor('DG', 'Dream Gaming', 'LIVE'),
  vendor('EA', 'Entwine', 'LIVE'),
  vendor('LOTUS', 'Lotus', 'LIVE'),
  vendor('OG', 'Oriental Game', 'LIVE'),
  vendor('TGP', 'TGP', 'LIVE', 'RNG'),
  vendor('KX', 'KX', 'PVP'),
  vendor('KY', 'KY', 'PVP'),
  vendor('TH', 'TH', 'PVP'),
  vendor('WS', 'WS', 'PVP'),
  vendor('XY', 'XY', 'PVP'),
  vendor('AE', 'AE', 'RNG'),
  vendor('ISB', 'iSoftBet', 'RNG'),
  vendor('MG', 'Microgaming', 'RNG', 'LIVE'),
  vendor('MGS', 'Microgaming Slots', 'RNG'),
  vendor('PNG', 'Play’n GO', 'RNG'),
  vendor('TTG', 'TopTrend Gaming', 'RNG'),
  vendor('WD', 'WD', 'RNG'),
  vendor('IBC', 'IBC', 'SPORTS'),
  vendor('SBT', 'SBT', 'SPORTS'),
  vendor('UG', 'UG', 'SPORTS'),
  // E-sports vendors stand in SPORTS; a policy splits them off by their codes.
  vendor('AV', 'AV', 'SPORTS'),
  vendor('AI', 'AI', 'SPORTS'),
  vendor('IMES', 'IM E-sports', 'SPORTS'),
  vendor('TF', 'TF Gaming', 'SPORTS'),
  vendor('IA', 'IA E-sports', 'SPORTS'),
  vendor('TCG_LOTTO', 'TCG Lottery', 'LOTT', 'ELOTT'),
  vendor('TCG_LOTTO_VN', 'TCG Vietnam Lottery', 'LOTT'),
  vendor('TCG_SEA', 'TCG SEA Lottery', 'LOTT', 'ELOTT'),
  vendor('GPI', 'GPI', 'LOTT', 'ELOTT'),
];

export type LotteryArea = 'VN' | 'SEA' | '';

/** Where a lottery is drawn: its vendor says so, or a class of the game. */
export function areaOf(vendorCode: string, classes: readonly string[]): LotteryArea {
  if (vendorCode === 'TCG_LOTTO_VN' || classes.includes('VN')) return 'VN';
  if (vendorCode === 'TCG_SEA' || classes.includes('SEA')) return 'SEA';
  return '';
}
