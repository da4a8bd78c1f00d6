// The addresses under which the site answers: that of the caller, and the brand's others.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Brand } from '../ports.ts';
import { originsOfSite } from './get-status.ts';

export const listDomains =
  (brand: () => Brand): Action<typeof settings.listDomains> =>
  async (call) =>
    originsOfSite(brand(), call);
