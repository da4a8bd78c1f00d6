// Vendors: the messages of outside game vendors, and how staff keep the connections.
import { vendorsHeldReturns } from './held-returns.ts';
import { vendorsLog } from './log.ts';
import { vendorMessages } from './messages.ts';
import { vendorsOperations } from './operations.ts';
import { vendorsWallets } from './wallets.ts';

export const vendors = {
  ...vendorMessages,
  ...vendorsOperations,
  ...vendorsWallets,
  ...vendorsHeldReturns,
  ...vendorsLog,
};
