// A picture of letters. Its cookie binds it to this browser; a new one takes the place of the old
// and can be asked for once a second.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { openSharp } from '../../../platform/images/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import type { VerificationParts } from '../parts.ts';
import { captcha, captchaChanceBytes, sceneOfLetters } from '../rules/captcha.ts';
import { dropCaptcha, keepCaptcha, readCaptcha } from '../store/human-store.ts';

export const captchaCookie = 'captchaId';

export const getCaptcha =
  ({ ports }: VerificationParts): Action<typeof verification.getCaptcha> =>
  async ({ now, cookies, setCookie }) => {
    const on = ports.database.kysely;
    const before = cookies[captchaCookie];
    if (before !== undefined) {
      const held = await readCaptcha(on, digestOf(before));
      if (held && now - held.madeAt < captcha.pauseMs) {
        return refuse('too-many-requests', { facts: { seconds: 1 } });
      }
      await dropCaptcha(on, digestOf(before));
    }
    const { answer, svg } = sceneOfLetters(ports.randomness.bytes(captchaChanceBytes));
    const sharp = await openSharp();
    const picture = await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
    const captchaId = randomToken(ports.randomness);
    await keepCaptcha(on, digestOf(captchaId), answer, now);
    setCookie(captchaCookie, captchaId, captcha.secondsToLive);
    return picture.toString('base64');
  };
