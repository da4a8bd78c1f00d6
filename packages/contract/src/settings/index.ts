// Settings: what the site must know of the brand's settings, and how staff change them.
import { settingsOperations } from './operations.ts';
import { settingsOfSite } from './site.ts';

export const settings = { ...settingsOfSite, ...settingsOperations };
