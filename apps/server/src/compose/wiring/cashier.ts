// Cashier, given what it needs of the platform and of lower modules.
import { createCashier } from '../../modules/cashier/index.ts';

export const wireCashier = () => createCashier();
