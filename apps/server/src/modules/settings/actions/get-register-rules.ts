// The rules of the registration form, as the screen draws and checks it.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Asks } from '../asks.ts';

export const getRegisterRules =
  (asks: Asks): Action<typeof settings.getRegisterRules> =>
  async () => ({ ...asks.rules() });
