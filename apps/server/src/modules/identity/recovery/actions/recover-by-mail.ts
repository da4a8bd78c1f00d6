// Sends a mail from which the password can be set anew: a link whose secret stands in the part of
// the address that browsers keep to themselves, good once and for half an hour. The strict profile
// answers alike whether or not there is such an account.
import { refuse, type identity } from '@baize/contract';
import { chooseLocale } from '@baize/i18n';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { Sent } from '../../../../platform/delivery/index.ts';
import { randomToken } from '../../../../platform/randomness/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { translatorOf } from '../../../../platform/texts/index.ts';
import { readMailbox } from '../../../verification/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { provesPerson } from '../../sign-in/person.ts';
import {
  findByMailbox,
  keyOfUsername,
  type SignInPlayer,
} from '../../accounts/store/player-reader.ts';
import { keepRecovery } from '../store/recovery-store.ts';

export const recoveryMinutes = 30;

type Recovering = Call<typeof identity.recoverByMail>;

export const recoverByMail =
  (parts: IdentityParts): Action<typeof identity.recoverByMail> =>
  async (call) => {
    const { ports } = parts;
    const username = call.input.username.trim();
    if (username === '') return refuse('field-required', { facts: { field: 'username' } });
    const email = readMailbox(call.input.email);
    if (email === undefined) {
      return refuse('field-format', { facts: { field: 'email', patternId: 'email' } });
    }
    const on = ports.database.kysely;
    if (!(await provesPerson(parts, on, call))) {
      return refuse('captcha-wrong', { value: { captcha: true } });
    }
    const blocked = await ports.codes.pace(`mail ${email}`, call.now);
    if (blocked) return blocked;
    const given = { expiredMinutes: recoveryMinutes };
    const player = await findByMailbox(on, keyOfUsername(username), email);
    const isOpen = player?.state === 'active' || player?.state === 'locked';
    if (ports.policy().recoveryTellsUnknown) {
      if (!player || !isOpen) return refuse('username-email-not-found');
      const sent = await send(parts, player, email, call);
      if (sent.state === 'failed')
        return refuse('code-not-sent', { facts: { reason: sent.reason } });
      return sent.state === 'sent' ? given : { ...given, deliveryId: sent.id };
    }
    // Not waited for: how long it takes would tell whether there is anybody to write to.
    if (player && isOpen) {
      void send(parts, player, email, call).catch((error: unknown) =>
        ports.log.error({ error }, 'a recovery mail could not be sent'),
      );
    }
    return { ...given, deliveryId: ports.deliveries.nobodysId('mail') };
  };

async function send(
  { ports }: IdentityParts,
  player: SignInPlayer,
  email: string,
  { now, locale }: Recovering,
): Promise<Sent> {
  const token = randomToken(ports.randomness);
  const until = now + recoveryMinutes * 60_000;
  await ports.database.transaction((tx) => keepRecovery(tx, digestOf(token), player.id, until));
  const language = chooseLocale([player.language, locale]);
  const t = translatorOf(language);
  const facts = { name: player.username, brand: ports.brandName(), minutes: recoveryMinutes };
  const link = `${ports.siteUrl()}/home#recover=${token}`;
  return ports.deliveries.send({
    to: email,
    subject: t('verification.recovery-subject', facts),
    text: `${t('verification.recovery-text', facts)}\n\n${link}`,
    locale: language,
    facts: { ...facts, link },
    purpose: 'recovery',
    expiresAt: until,
    isDiscreet: !ports.policy().recoveryTellsUnknown,
    isLatestOnly: true,
  });
}
