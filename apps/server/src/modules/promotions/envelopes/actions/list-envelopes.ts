// Red envelopes for a member; on a break, excluded or with limits they are shown none.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { shownTo } from '../shown-to.ts';
import type { WithEnvelopes } from '../ports.ts';

export const listEnvelopes =
  (ports: WithEnvelopes): Action<typeof promotions.listEnvelopes> =>
  async ({ caller, locale, now }) => ({ list: await shownTo(ports, caller, { locale, now }) });
