// Brand: how the house calls itself and looks. Colours that are kept can be read well; what is
// saved is seen on every open site at once.
import type { brand } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { freshBrand, type Brand, type BrandResource } from '../settings/index.ts';
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
import { keepBrand } from './keep-brand.ts';
import type { BrandParts } from './parts.ts';
import type { BrandPorts } from './ports.ts';
import { iconsOf, type Contact, type Records } from './records.ts';
import { servicePath } from './service-path.ts';

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
  return {
    actions,
    /** What the house is called, looks like and where it is reached, now. */
    current: () => brandOf(keeper.current()),
    start: keeper.start,
    stop: keeper.stop,
  };
}

export type BrandModule = ReturnType<typeof createBrand>;

/** The type under which clients of the family look for the page of customer service. */
const servicePage = 3;

function brandOf({ face, contacts: { service, contacts, domains, ...licence } }: Records): Brand {
  const { name, theme, logo, logoRatio, hero, heroTitle, heroText } = face;
  const icon = iconsOf(face)?.small ?? '';
  return {
    ...freshBrand,
    name,
    look: { theme, logo, logoRatio, icon, hero, heroTitle, heroText },
    domains,
    licence: { text: licence.licenceText, address: licence.licenceAddress },
    resources: [...contacts.map(resourceOf), ...apps],
    customerService: service === '' ? [] : [{ csType: servicePage, path: servicePath(service) }],
  };
}

const resourceOf = ({ kind, address, label }: Contact): BrandResource => ({
  resourceType: kind,
  url: address,
  qrCodeUrl: '',
  labelNameEn: label,
});

/**
 * Where each kind of phone finds its way to keep the site; pictures of it are drawn by the site.
 */
const apps: readonly BrandResource[] = [
  { resourceType: 'IOS', url: '/down?on=ios', qrCodeUrl: '', labelNameEn: 'iOS' },
  { resourceType: 'ANDROID', url: '/down?on=android', qrCodeUrl: '', labelNameEn: 'Android' },
];
