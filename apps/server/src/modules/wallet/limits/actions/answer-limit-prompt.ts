// The member answers the question for a deposit limit without setting one; the answer is kept.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { writePrompt } from '../store/care.ts';

export const answerLimitPrompt =
  (ports: WalletPorts): Action<typeof wallet.answerLimitPrompt> =>
  async ({ caller: { playerId }, input: { answer }, now }) => {
    if (answer === 'later' && ports.policy().limitPrompt === 'required') {
      return refuse('limit-prompt-required');
    }
    await ports.database.transaction((tx) => writePrompt(tx, playerId, { answer, at: now }));
    return { done: true };
  };
