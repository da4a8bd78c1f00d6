// Opens what draws the stage: WebGL, or the plain canvas where a browser has none. Neither needs
// code made at run time, so the strictest content policy holds.
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer } from 'pixi.js';

export async function openRenderer(canvas: HTMLCanvasElement, ratio: number): Promise<Renderer> {
  return autoDetectRenderer({
    preference: ['webgl', 'canvas'],
    canvas,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: ratio,
    width: 300,
    height: 200,
    powerPreference: 'low-power',
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  });
}
