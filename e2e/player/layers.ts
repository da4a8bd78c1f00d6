// A layer above a page adds an entry to the history and removes it by a step of its own.
import { expect, type Page } from '@playwright/test';

/** Waits for that step: one that is under way would end any other that is begun meanwhile. */
export async function expectNoLayers(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
}
