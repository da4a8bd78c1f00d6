// What the sandbox adapters would have sent, newest first.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorPorts } from '../ports.ts';

type Ports = Pick<OperatorPorts, 'messages'>;

export function listOutbox(ports: Ports): Action<typeof operator.listOutbox> {
  return async ({ input: { pageNo = 1, pageSize = 20 } }) => {
    const { list, total } = await ports.messages({ pageNo, pageSize });
    return { list: [...list], total };
  };
}
