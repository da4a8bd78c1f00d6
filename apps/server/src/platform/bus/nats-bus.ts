// The bus over NATS, for several machines. Its client is loaded only where there is one.
import type { Log } from '../log/index.ts';
import { createHearers } from './bus.ts';
import type { Bus } from './bus.ts';

export interface NatsBusSettings {
  /** One server or several, with commas between. */
  readonly url: string;
  readonly log: Log;
}

const prefix = 'baize.';

export async function openNatsBus(settings: NatsBusSettings): Promise<Bus> {
  const hearers = createHearers(settings.log);
  const { connect } = await import('@nats-io/transport-node');
  const connection = await connect({
    servers: settings.url.split(','),
    name: 'baize',
    maxReconnectAttempts: -1,
  });
  connection.subscribe(`${prefix}>`, {
    callback: (error, message) => {
      if (error) settings.log.warn({ error }, 'the bus was troubled');
      else hearers.hear(fromSubject(message.subject), message.string());
    },
  });
  // The subscription must stand before the first message of our own.
  await connection.flush();
  void watchGaps(connection.status(), hearers.tellGap, settings.log);
  return {
    publish: (channel, message) => connection.publish(toSubject(channel), message),
    subscribe: hearers.subscribe,
    onGap: hearers.onGap,
    close: async () => {
      if (!connection.isClosed()) await connection.drain();
    },
  };
}

// Dots and spaces have a meaning in subjects.
function toSubject(channel: string): string {
  return prefix + Buffer.from(channel).toString('base64url');
}

function fromSubject(subject: string): string {
  return Buffer.from(subject.slice(prefix.length), 'base64url').toString();
}

async function watchGaps(
  changes: AsyncIterable<{ readonly type: string }>,
  tellGap: () => void,
  log: Log,
): Promise<void> {
  for await (const { type } of changes) {
    if (type === 'disconnect') log.warn('the bus lost its connection');
    if (type === 'reconnect') tellGap();
  }
}
