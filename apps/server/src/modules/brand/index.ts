// Brand: how the house calls itself and looks. Colours that are kept can be read well; what is
// saved is seen on every open site at once.
import type { brand } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { freshBrand, type Brand } from '../settings/index.ts';
import { getFace } from './actions/get-face.ts';
import { getIcon } from './actions/get-icon.ts';
import { getPicture } from './actions/get-picture.ts';
import { getTheme } from './actions/get-theme.ts';
import { setColours } from './actions/set-colours.ts';
import { setPicture } from './actions/set-picture.ts';
import { setWords } from './actions/set-words.ts';
import { keepBrand } from './keep-brand.ts';
import type { BrandParts } from './parts.ts';
import type { BrandPorts } from './ports.ts';
import { iconsOf, type Records } from './records.ts';

export type { BrandPorts } from './ports.ts';

export function createBrand(ports: BrandPorts) {
  const keeper = keepBrand(ports);
  const parts: BrandParts = { ports, keeper };
  const actions: Actions<typeof brand> = {
    getTheme: getTheme(parts),
    getPicture: getPicture(parts),
    getIcon: getIcon(parts),
    getFace: getFace(parts),
    setWords: setWords(parts),
    setColours: setColours(parts),
    setPicture: setPicture(parts),
  };
  return {
    actions,
    /** What the house is called and looks like now. */
    current: () => brandOf(keeper.current()),
    start: keeper.start,
    stop: keeper.stop,
  };
}

export type BrandModule = ReturnType<typeof createBrand>;

function brandOf({ face }: Records): Brand {
  const { name, theme, logo, logoRatio, hero, heroTitle, heroText } = face;
  const icon = iconsOf(face)?.small ?? '';
  const look = { theme, logo, logoRatio, icon, hero, heroTitle, heroText };
  return { ...freshBrand, name, look };
}
