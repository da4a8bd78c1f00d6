// Lists messages of the sandbox adapters, newest first; codes and links are masked.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorPorts } from '../ports.ts';
import { maskMessage } from '../rules/mask-message.ts';
import { maskRecipient } from '../rules/mask.ts';

type Ports = Pick<OperatorPorts, 'messages'>;

export function listOutbox({ messages }: Ports): Action<typeof operator.listOutbox> {
  return async ({ input: { pageNo = 1, pageSize = 20 } }) => {
    if (!messages) return { list: [], total: 0 };
    const { list, total } = await messages.list({ pageNo, pageSize });
    const masked = list.map(({ recipient, subject, body, ...message }) => ({
      ...message,
      recipient: maskRecipient(recipient),
      subject: maskMessage(subject),
      body: maskMessage(body),
    }));
    return { list: masked, total };
  };
}
