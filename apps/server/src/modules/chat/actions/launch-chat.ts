// The address of the chat: on the site itself, above any page.
import type { chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';

export const launchChat =
  (): Action<typeof chatRooms.launchChat> =>
  async ({ origin }) => ({ chatUrl: `${origin}/?chat=service` });
