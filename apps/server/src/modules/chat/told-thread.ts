// A talk as it stands after a staff action.
import { refuse } from '@baize/contract';
import { threadFacts } from './facts.ts';
import type { ChatPorts } from './ports.ts';
import { readListed } from './store/thread-store.ts';

export async function toldThread(ports: ChatPorts, threadId: string) {
  const found = await readListed(ports.database.kysely, threadId);
  const [thread] = found ? await threadFacts(ports, [found]) : [];
  return thread ? { thread } : refuse('chat-thread-unknown');
}
