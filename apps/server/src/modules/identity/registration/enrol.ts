// Makes a player without a form: for the seeded world and for agents who register others. The
// caller keeps the rules of registration; a username is still taken only once.
import { newId } from '../../../platform/randomness/index.ts';
import type { IdentityParts } from '../ports.ts';
import { writeConsents } from '../accounts/store/consent-store.ts';
import { insertPaymentHash } from '../accounts/store/payment-store.ts';
import { keyOfUsername } from '../accounts/store/player-reader.ts';
import { insertPlayer } from '../accounts/store/player-writer.ts';
import { consentsTo } from '../accounts/terms.ts';

export interface Enrolment {
  readonly username: string;
  readonly password: string;
  /** The family's code: 0 member, 1 agent. */
  readonly type: number;
  readonly payeeName?: string;
  readonly paymentPassword?: string;
  readonly affiliateCode?: string;
  readonly uplineId?: string;
  /** The invitation of the agent above that they came by. */
  readonly invitationId?: string;
  /** The member whose code they came by. */
  readonly referrerId?: string;
  /** Known to be theirs, in E.164 form and in lower case. */
  readonly mobile?: string;
  readonly email?: string;
}

const codeBytes = 5;

/** The new player's id; undefined when the username or a contact is taken. */
export async function enrol(
  { ports }: IdentityParts,
  { username, password, paymentPassword, mobile, email, ...facts }: Enrolment,
): Promise<string | undefined> {
  const now = ports.clock.now();
  const id = newId(now, ports.randomness);
  const passwordHash = await ports.passwords.hash(password);
  const paymentHash = paymentPassword && (await ports.passwords.hash(paymentPassword));
  const player = {
    ...facts,
    id,
    username,
    usernameKey: keyOfUsername(username),
    passwordHash,
    currency: ports.currency,
    mobile,
    mobileKey: mobile,
    email,
    emailKey: email,
    referralCode: Buffer.from(ports.randomness.bytes(codeBytes)).toString('hex').toUpperCase(),
  };
  return ports.database.transaction(async (tx) => {
    if (await insertPlayer(tx, player, now)) return undefined;
    if (paymentHash) await insertPaymentHash(tx, id, paymentHash, now);
    await writeConsents(tx, id, consentsTo(ports.termsVersion()), { address: '', now });
    return id;
  });
}
