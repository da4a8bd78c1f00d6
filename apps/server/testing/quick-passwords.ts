// Payment passwords of a simulated world that take no time to prove: stored as always, by the least
// work that the hash can be made with. How much work it is proves nothing about money.
import { hash } from '@node-rs/argon2';
import type pg from 'pg';

const least = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Of all members there are. */
export async function hastenPaymentPasswords(pool: pg.Pool, password: string): Promise<void> {
  const hashed = await hash(password, least);
  await pool.query('update identity_payment_password set password_hash = $1', [hashed]);
}
