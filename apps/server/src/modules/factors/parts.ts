// Parts that the actions of factors share, made once by the door.
import type { AnswerOf, EndpointSpec, InputOf } from '@baize/contract';
import type { CallContext, PlayerCaller, StaffCaller } from '../../platform/call/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { FactorsPorts } from './ports.ts';

export interface FactorsParts {
  readonly ports: FactorsPorts;
  readonly keeping: Keeping;
}

/** A use case that members and staff share, each about their own account. */
export type OwnAction<E extends EndpointSpec> = (
  call: Pick<CallContext, 'now' | 'origin'> & {
    readonly caller: PlayerCaller | StaffCaller;
    readonly input: InputOf<E>;
  },
) => Promise<AnswerOf<E>>;
