// Ways in that need no password typed: a code to the phone, and a sign-in this browser keeps.
import { expect } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { bindMobile } from './contacts.ts';
import { journey, journeyAlone } from './looks.ts';
import { Outbox } from './outbox.ts';
import { operatorOf, registerMember, whileOn } from './people.ts';
import { SignIn } from './player/sign-in.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

const tenMinutesMs = 600_000;

// @proves L5 L125
journeyAlone(
  'signs in by a code to the phone, and may ask again when its clock has run out',
  async ({ page, siteUrl, consoleUrl }) => {
    const operator = await operatorOf(consoleUrl);
    const outbox = new Outbox(operator);
    const member = await registerMember(siteUrl);
    const mobile = await bindMobile(member.client, outbox);
    const site = new Site(page);
    const signIn = new SignIn(page);
    const { phone, code } = signIn;
    await page.clock.install();
    await whileOn(operator, ['MOBILEVERCODELOGIN3'], async () => {
      await site.open();
      await signIn.open();
      await signIn.turnToPhone();
      await phone.chooseCountry('Philippines');
      await phone.number.fill('12');
      await code.send.click();
      await expect(phone.number).toHaveAccessibleDescription(t('identity.phone-wrong'));
      await phone.number.fill(mobile.number);
      const sent = await outbox.codeOf(mobile.number, () => code.ask());
      await expectNoBarriers(page);
      await code.code.fill('0000000');
      await signIn.submit.click();
      await expect(signIn.alert).toHaveText(t('refusals.code-wrong', { left: 4 }));
      await code.code.fill(sent);
      await signIn.submit.click();
      await site.goOnFromWelcome(member.username);
      await site.signOut(member.username);
      await signIn.open();
      await signIn.turnToPhone();
      await expect(code.clock).toBeDisabled();
      await page.clock.fastForward(tenMinutesMs);
      await expect(code.send).toBeEnabled();
    });
  },
);

// @proves L104
journey(
  'a remembered name signs in without its password, until it is forgotten',
  async ({ page, context, siteUrl }) => {
    const member = await registerMember(siteUrl);
    await new Site(page).open();
    const first = new SignIn(page);
    await first.open();
    await first.fill(member);
    await first.remember.check();
    await first.send();
    await new Site(page).goOnFromWelcome(member.username);

    const later = await context.newPage();
    await page.close();
    const site = new Site(later);
    const again = new SignIn(later);
    await site.open();
    await site.expectSignedOut();
    await again.open();
    await expect(again.username).toHaveValue(member.username);
    await expect(again.password).toHaveAccessibleDescription(t('identity.ticket-kept'));
    await again.send();
    await site.goOnFromWelcome(member.username);
    await site.signOut(member.username);
    await again.open();
    await again.remember.uncheck();
    await expect(again.password).toHaveAccessibleDescription('');
    await later.reload();
    await again.open();
    await expect(again.username).toHaveValue('');
  },
);
