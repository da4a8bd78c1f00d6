// Checks whether a member meets a room's conditions for writing. Reads the account at most once.
import type { ChatWriting } from '@baize/contract';
import type { ChatPorts } from './ports.ts';

export function meetsOf(
  { personOf, hasDeposited }: Pick<ChatPorts, 'personOf' | 'hasDeposited'>,
  playerId: string,
): (writing: ChatWriting) => Promise<boolean> {
  let phone: Promise<boolean> | undefined;
  let deposit: Promise<boolean> | undefined;
  return async (writing) => {
    if (writing === 'member') return true;
    if (writing === 'deposit') return (deposit ??= hasDeposited(playerId));
    return (phone ??= personOf(playerId).then((person) => person?.mobileVerified === true));
  };
}
