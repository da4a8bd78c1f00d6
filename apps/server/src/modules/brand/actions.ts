// Every call of brand and the action that answers it.
import type { brand } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getApps } from './actions/get-apps.ts';
import { getAssetLinks } from './actions/get-asset-links.ts';
import { getBrandApps } from './actions/get-brand-apps.ts';
import { getContacts } from './actions/get-contacts.ts';
import { getFace } from './actions/get-face.ts';
import { getIcon } from './actions/get-icon.ts';
import { getManifest } from './actions/get-manifest.ts';
import { getPicture } from './actions/get-picture.ts';
import { getProfile } from './actions/get-profile.ts';
import { getTheme } from './actions/get-theme.ts';
import { setAndroid } from './actions/set-android.ts';
import { setColours } from './actions/set-colours.ts';
import { setContacts } from './actions/set-contacts.ts';
import { setPicture } from './actions/set-picture.ts';
import { setSigner } from './actions/set-signer.ts';
import { setWords } from './actions/set-words.ts';
import type { BrandParts } from './parts.ts';

export function createActions(parts: BrandParts): Actions<typeof brand> {
  return {
    getTheme: getTheme(parts),
    getPicture: getPicture(parts),
    getIcon: getIcon(parts),
    getFace: getFace(parts),
    setWords: setWords(parts),
    setColours: setColours(parts),
    setPicture: setPicture(parts),
    getManifest: getManifest(parts),
    getProfile: getProfile(parts),
    getAssetLinks: getAssetLinks(parts),
    getApps: getApps(parts),
    getContacts: getContacts(parts),
    setContacts: setContacts(parts),
    getBrandApps: getBrandApps(parts),
    setAndroid: setAndroid(parts),
    setSigner: setSigner(parts),
  };
}
