// Points, given what it needs of the platform and of lower modules.
import { createPoints } from '../../modules/points/index.ts';

export const wirePoints = () => createPoints();
