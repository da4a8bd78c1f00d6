// The ports of deposits: those of the wallet, and the ways to pay in, kept in memory.
import type { WalletPorts } from '../ports.ts';
import type { ChannelKeeper } from './store/keep-channels.ts';

export interface DepositPorts extends WalletPorts {
  readonly channels: ChannelKeeper;
}
