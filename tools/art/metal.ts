// Struck metal, lacquer and jade as SVG: the gradients that colour a shape and the filters that
// light it. One lamp stands up and to the left of everything, so all art belongs together.

/** Five stops from the highlight through the dark horizon of polished metal to its foot. */
export type Metal = readonly [string, string, string, string, string];

export const gold: Metal = ['#fff6cf', '#f0c25a', '#9c6310', '#f7d67a', '#8a4d07'];
export const paleGold: Metal = ['#fffbe6', '#f9e2a0', '#d8a23c', '#ffe9a8', '#a8691a'];
export const deepGold: Metal = ['#ffe7a0', '#d89a34', '#7a430a', '#e0ad4e', '#5f3205'];

export const metals = { gold, pale: paleGold, deep: deepGold } as const;

const places = [0, 0.35, 0.5, 0.62, 1];

export interface GradientLine {
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}

export function metalGradient(id: string, metal: readonly string[], line: GradientLine = {}) {
  const { x1 = 0.15, y1 = 0, x2 = 0.75, y2 = 1 } = line;
  const stops = metal.map((colour, at) => {
    const place = metal.length === places.length ? places[at] : at / (metal.length - 1);
    return `<stop offset="${place}" stop-color="${colour}"/>`;
  });
  const line2 = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return `<linearGradient id="${id}" ${line2}>${stops.join('')}</linearGradient>`;
}

export function radial(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  at = '',
) {
  const inner = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="${id}" ${at}>${inner.join('')}</radialGradient>`;
}

export interface Bevel {
  /** How far the edge is rounded, in the shape's own units. */
  round: number;
  height: number;
  shine?: number;
  exponent?: number;
  light?: string;
  shadow?: { dx: number; dy: number; blur: number; opacity: number } | undefined;
}

/** Lights a shape from above: soft shading of its body, a sharp glint on its edge, its shadow. */
export function bevel(id: string, look: Bevel): string {
  const { round, height, shine = 0.95, exponent = 28, light = '#fff0e0', shadow } = look;
  const cast =
    shadow === undefined
      ? ''
      : `<feDropShadow in="lit" dx="${shadow.dx}" dy="${shadow.dy}" stdDeviation="${shadow.blur}"
         flood-color="#000" flood-opacity="${shadow.opacity}" result="cast"/>`;
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="170%"
      color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="${round * 2.2}" result="body"/>
    <feDiffuseLighting in="body" surfaceScale="${height * 1.5}" diffuseConstant="1.15"
      lighting-color="#fff" result="rough">
      <feDistantLight azimuth="238" elevation="50"/></feDiffuseLighting>
    <feGaussianBlur in="rough" stdDeviation="${round * 0.4}" result="shade"/>
    <feComposite in="SourceGraphic" in2="shade" operator="arithmetic" k1="1.02" k2="0.06"
      result="shaded"/>
    <feComposite in="shaded" in2="SourceAlpha" operator="in" result="formed"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="edge"/>
    <feSpecularLighting in="edge" surfaceScale="${height}" specularConstant="${shine}"
      specularExponent="${exponent}" lighting-color="${light}" result="sharp">
      <feDistantLight azimuth="235" elevation="38"/></feSpecularLighting>
    <feGaussianBlur in="sharp" stdDeviation="${round * 0.22}" result="glint"/>
    <feComposite in="glint" in2="SourceAlpha" operator="in" result="kept"/>
    <feComposite in="formed" in2="kept" operator="arithmetic" k2="1" k3="0.9" result="bright"/>
    <feComposite in="bright" in2="SourceAlpha" operator="in" result="lit"/>
    ${cast}
  </filter>`;
}

export function softShadow(id: string, blur: number, opacity: number, dy = 0): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%">
    <feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="#000"
      flood-opacity="${opacity}"/></filter>`;
}

export function blur(id: string, amount: number): string {
  return `<filter id="${id}" x="-100%" y="-100%" width="300%" height="300%">
    <feGaussianBlur stdDeviation="${amount}"/></filter>`;
}

/** Film grain over everything, so that large gradients do not band. */
export function grain(id: string, opacity: number): string {
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="7"/>
    <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.5 0.5 0 0 ${opacity - 0.5}"/>
  </filter>`;
}
