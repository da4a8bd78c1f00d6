// What the brand's actions work with.
import type { BrandKeeper } from './keep-brand.ts';
import type { BrandPorts } from './ports.ts';

export interface BrandParts {
  readonly ports: BrandPorts;
  readonly keeper: BrandKeeper;
}
