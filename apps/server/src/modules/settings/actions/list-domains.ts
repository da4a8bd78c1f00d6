// The addresses under which the site answers: that of the caller.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';

export const listDomains =
  (): Action<typeof settings.listDomains> =>
  async ({ origin }) => [origin];
