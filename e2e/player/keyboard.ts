// A person who has a keyboard and nothing else: they go from one thing to the next and see where
// they are.
import { expect, type Locator, type Page } from '@playwright/test';

/** More than anything asks for that is found again where it was left. */
const tabsMax = 60;

export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes there, and sees from it that one is there. */
  async tabTo(goal: Locator): Promise<void> {
    await expect(goal).toBeVisible();
    if (await goal.evaluate(hasFocus)) return;
    const before = await goal.evaluate(lookOf);
    for (let tabs = 0; tabs < tabsMax && !(await goal.evaluate(hasFocus)); tabs += 1) {
      await this.#page.keyboard.press('Tab');
    }
    await expect(goal, 'the keyboard gets there').toBeFocused();
    await expect
      .poll(() => goal.evaluate(lookOf), { message: 'it is to be seen' })
      .not.toBe(before);
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.#page.keyboard.type(text);
  }

  async press(goal: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(goal);
    await this.#page.keyboard.press(key);
  }
}

/** Runs in the page. */
const hasFocus = (element: Element) => element === document.activeElement;

/** Runs in the page: the lines and shines of it, and of what it stands in or beside. */
function lookOf(element: Element): string {
  const around = [element, element.parentElement, element.nextElementSibling];
  const looks = around.map((place) => {
    if (place === null) return '';
    const { outline, boxShadow, borderColor } = getComputedStyle(place);
    return `${outline} ${boxShadow} ${borderColor}`;
  });
  return looks.join(' | ');
}
