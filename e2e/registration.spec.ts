// A visitor becomes a member: by the server's field rules, and past a human check that may be slid
// with the mouse, slid with the arrow keys, or worked by the device.
import { expect, test } from '@playwright/test';
import { newPerson } from './people.ts';
import { HumanCheck } from './player/human-check.ts';
import { Registration } from './player/registration.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

const ways = {
  'by a slide of the mouse': (check: HumanCheck) => check.slideByMouse(),
  'by the arrow keys': (check: HumanCheck) => check.slideByKeys(),
  'by the device’s own work': (check: HumanCheck) => check.letTheDeviceWork(),
};

for (const [way, prove] of Object.entries(ways)) {
  test(`registers ${way} and is signed in with an empty purse`, async ({ page }) => {
    const site = new Site(page);
    const person = newPerson();
    await site.open();
    await site.header.getByRole('button', { name: t('shell.register') }).click();
    const registration = new Registration(page);
    await registration.fill(person);
    await registration.submit.click();
    await prove(new HumanCheck(page));
    await expect(registration.dialog).toBeHidden();
    await expect(page.getByText(t('identity.registered'))).toBeVisible();
    await expect(site.accountMenu(person.username)).toBeVisible();
    expect(await site.shownBalance()).toBe(0n);
  });
}
