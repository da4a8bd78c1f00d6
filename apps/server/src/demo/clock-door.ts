// The way by which journeys move the clock of a demo world ahead, so that none waits for minutes.
// It answers once the timed work of agents that is due by then is done. Only this machine gets in.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

interface ClockDoor {
  close(): Promise<void>;
}

interface Moving {
  readonly port: number;
  readonly wind: (backMs: number) => void;
  readonly workDue: () => Promise<void>;
}

const aheadMsMax = 60 * 60_000;

export async function openClockDoor({ port, wind, workDue }: Moving): Promise<ClockDoor> {
  let aheadMs = 0;
  const move = async (request: IncomingMessage): Promise<number> => {
    const byMs = Number(await text(request));
    if (request.method !== 'POST' || !Number.isInteger(byMs) || byMs <= 0) return 400;
    if (aheadMs + byMs > aheadMsMax) return 409;
    aheadMs += byMs;
    wind(-aheadMs);
    await workDue();
    return 200;
  };
  const door = createServer((request, response) => {
    const answer = (status: number) => void response.writeHead(status).end();
    move(request).then(answer, () => answer(500));
  });
  door.listen(port, '127.0.0.1');
  await once(door, 'listening');
  return {
    close: async () => {
      door.close();
      door.closeAllConnections();
    },
  };
}
