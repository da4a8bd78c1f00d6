// Parts that the brand's actions share.
import type { BrandKeeper } from './keep-brand.ts';
import type { BrandPorts } from './ports.ts';

export interface BrandParts {
  readonly ports: BrandPorts;
  readonly keeper: BrandKeeper;
}
