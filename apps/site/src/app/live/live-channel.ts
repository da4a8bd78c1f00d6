// The one live channel of this tab, opened by the first listener.
import { createLive, type Live } from '@baize/client';
import { currentSession } from '../session/session.ts';

let channel: Live | undefined;

export function live(): Live {
  channel ??= createLive({
    url: new URL('/live', location.href).href.replace(/^http/u, 'ws'),
    token: () => currentSession()?.token,
    // The page has read since it was opened.
    readFrom: 0,
  });
  return channel;
}
