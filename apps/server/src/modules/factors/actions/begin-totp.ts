// Makes the secret of an authenticator app. It proves nothing until a code of it was shown; one
// that was begun before is replaced.
import { refuse, type factors } from '@baize/contract';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { keepNewTotp } from '../store/totp-store.ts';
import { makeTotpSecret, otpauthUrl } from '../totp.ts';

export const beginTotp =
  ({ ports, keeping }: FactorsParts): OwnAction<typeof factors.beginTotp> =>
  async ({ caller, now, origin }) => {
    const holder = holderOf(caller);
    const secret = makeTotpSecret(ports.randomness);
    const sealed = { holder, secretSealed: keeping.seal(secret, holder) };
    if (!(await keepNewTotp(ports.database.kysely, sealed, now))) return refuse('totp-already-on');
    // The host tells an account on the site from one on the console.
    const label = `${caller.username}@${new URL(origin).hostname}`;
    return { secret, otpauthUrl: otpauthUrl(secret, { issuer: ports.brandName(), label }) };
  };
