// Brand: how the house calls itself and looks. Colours that are kept can be read well; what is
// saved is seen on every open site at once.
import type { brand } from '@baize/contract';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { freshBrand, type Brand, type BrandResource } from '../settings/index.ts';
import { createActions } from './actions.ts';
import { keepBrand } from './keep-brand.ts';
import type { BrandParts } from './parts.ts';
import type { BrandPorts } from './ports.ts';
import { iconsOf, type Contact, type Records } from './records.ts';
import { sealedSigners } from './sealed.ts';
import { servicePath } from './service-path.ts';

export type { BrandPorts } from './ports.ts';

export function createBrand(ports: BrandPorts) {
  const keeper = keepBrand(ports);
  const parts: BrandParts = { ports, keeper };
  return {
    actions: createActions(parts),
    /** The brand's current name, look and contacts. */
    current: () => brandOf(keeper.current()),
    start: keeper.start,
    stop: keeper.stop,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
    sealed: [sealedSigners(parts)],
  } satisfies ModuleDoor<typeof brand>;
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
