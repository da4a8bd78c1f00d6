// The reference of the stage's figures: a page that opens the same renderer as our slots and moves
// as many symbols, with nothing around it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const pixi = join(dirname(createRequire(import.meta.url).resolve('pixi.js')), '../dist');

const page = `<!doctype html>
<title>Bare</title>
<body style="margin:0"><script type="module">
import { autoDetectRenderer, Container, Graphics, Sprite } from '/bare/pixi.mjs';
const size = { width: innerWidth, height: Math.round(innerHeight * 0.7) };
const asked = { preference: ['webgl', 'canvas'], antialias: true, backgroundAlpha: 0, ...size };
const renderer = await autoDetectRenderer(asked);
document.body.append(renderer.canvas);
const texture = renderer.generateTexture(new Graphics().roundRect(0, 0, 64, 64, 12).fill('#c93'));
const root = new Container();
for (let at = 0; at < 25; at += 1) root.addChild(new Sprite(texture));
const draw = (now) => {
  root.children.forEach((sprite, at) => {
    sprite.position.set((at % 5) * 70, ((now / 2 + at * 90) % (size.height + 64)) - 64);
  });
  renderer.render(root);
  globalThis.shownMs ??= performance.now();
  requestAnimationFrame(draw);
};
requestAnimationFrame(draw);
</script></body>`;

export const barePages: Readonly<Record<string, () => Promise<string>>> = {
  '/bare/': async () => page,
  '/bare/pixi.mjs': () => readFile(join(pixi, 'pixi.min.mjs'), 'utf8'),
};
