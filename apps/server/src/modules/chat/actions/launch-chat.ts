// Where the chat is opened: on the site itself, above whatever page it is.
import type { chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';

export const launchChat =
  (): Action<typeof chatRooms.launchChat> =>
  async ({ origin }) => ({ chatUrl: `${origin}/?chat=service` });
