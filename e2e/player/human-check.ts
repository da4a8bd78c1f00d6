// The human check as a person does it: looks at the picture for the place the piece came from, and
// brings it there with the mouse or with the arrow keys; or lets the device work instead.
import { expect, type Locator, type Page } from '@playwright/test';
import { t } from '../texts.ts';

interface Sight {
  /** How far the piece must go, and how far it can, in the picture's own pixels. */
  readonly x: number;
  readonly xMax: number;
}

/** Frames of a hand's slide; a person needs at least a third of a second. */
const handFrames = 40;
const coarseStep = 3;

export class HumanCheck {
  readonly #page: Page;
  readonly region: Locator;
  readonly handle: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.region = page.getByRole('region', { name: t('identity.slide-title') });
    this.handle = this.region.getByRole('slider', { name: t('identity.slide-hint') });
  }

  async slideByMouse(): Promise<void> {
    const { x, xMax } = await this.#look();
    const grip = await boxOf(this.handle);
    const track = await boxOf(this.handle.locator('..'));
    const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    const way = (x / xMax) * (track.width - grip.width);
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    for (let frame = 1; frame <= handFrames; frame += 1) {
      await this.#page.mouse.move(from.x + (way * frame) / handFrames, from.y);
      await this.#frame();
    }
    await this.#page.mouse.up();
  }

  async slideByKeys(): Promise<void> {
    const { x } = await this.#look();
    await this.handle.focus();
    await this.#press('ArrowRight', Math.floor(x / coarseStep));
    await this.#press('ArrowUp', x % coarseStep);
    await this.#page.keyboard.press('Enter');
  }

  async letTheDeviceWork(): Promise<void> {
    await this.region.getByRole('button', { name: t('identity.work-instead') }).click();
  }

  async slideToTheWrongPlace(): Promise<void> {
    await this.#look();
    await this.handle.focus();
    await this.#press('ArrowRight', handFrames / 2);
    await this.#press('ArrowLeft', handFrames / 2 - 1);
    await this.#page.keyboard.press('Enter');
  }

  async #press(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.#page.keyboard.press(key);
      await this.#frame();
    }
  }

  /** A person sees what they do before they go on. */
  async #frame(): Promise<void> {
    await this.#page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
  }

  async #look(): Promise<Sight> {
    await expect(this.handle).toBeVisible();
    const picture = this.region.getByRole('img', { name: t('identity.slide-picture') });
    return picture.evaluate(findGap);
  }
}

/**
 * Runs in the page. The gap is the place where the picture is darkest against the piece laid over
 * it: a shade of what the piece shows.
 */
async function findGap(picture: HTMLElement): Promise<Sight> {
  const piece = picture.parentElement?.querySelector('img[alt=""]');
  if (!(picture instanceof HTMLImageElement) || !(piece instanceof HTMLImageElement))
    throw new Error('there is no picture with a piece');
  await Promise.all([picture.decode(), piece.decode()]);
  const pixelsOf = (image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  };
  const [scene, cut] = [pixelsOf(picture), pixelsOf(piece)];
  const scale = picture.naturalHeight / picture.getBoundingClientRect().height;
  const drop = piece.getBoundingClientRect().top - picture.getBoundingClientRect().top;
  const top = Math.round(drop * scale);
  const size = piece.naturalWidth;
  const xMax = picture.naturalWidth - size;
  const shade = { own: 0.38, cloth: [2.5, 9.9, 7.4] };
  const differenceAt = (x: number) => {
    let difference = 0;
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        const inCut = (row * size + column) * 4;
        if ((cut[inCut + 3] ?? 0) < 250) continue;
        const inScene = ((top + row) * picture.naturalWidth + x + column) * 4;
        shade.cloth.forEach((dark, colour) => {
          const expected = (cut[inCut + colour] ?? 0) * shade.own + dark;
          difference += Math.abs((scene[inScene + colour] ?? 0) - expected);
        });
      }
    }
    return difference;
  };
  let x = 0;
  for (let at = 1; at <= xMax; at += 1) if (differenceAt(at) < differenceAt(x)) x = at;
  return { x, xMax };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
}
