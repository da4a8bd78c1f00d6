// Checks whether the caller has proved to be human, where the brand asks for it.
import type { CallContext } from '../../../platform/call/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { captchaCookie, type HumanProof } from '../../verification/index.ts';
import type { IdentityParts } from '../ports.ts';

type Proving = Pick<CallContext, 'now' | 'cookies'> & {
  readonly input: Omit<HumanProof, 'captchaId'>;
};

const proofOf = ({ input, cookies }: Proving): HumanProof => ({
  ...input,
  captchaId: cookies[captchaCookie],
});

/** Whether the proof would be taken; it is not used up. */
export async function holdsProof({ ports }: IdentityParts, call: Proving): Promise<boolean> {
  return !ports.human.isAsked() || ports.human.holds(proofOf(call), call.now);
}

/** Uses the proof up, with what the transaction does or not at all. */
export async function provesPerson(
  { ports }: IdentityParts,
  on: Queryable | Tx,
  call: Proving,
  when: 'as-asked' | 'always' = 'as-asked',
): Promise<boolean> {
  if (when === 'as-asked' && !ports.human.isAsked()) return true;
  return ports.human.use(on, proofOf(call), call.now);
}
