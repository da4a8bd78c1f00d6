// Brand: how the site presents itself, and how staff change that.
import { brandOperations } from './operations.ts';
import { brandOfSite } from './site.ts';

export const brand = { ...brandOfSite, ...brandOperations };
