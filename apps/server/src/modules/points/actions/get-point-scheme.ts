// The rates in force.
import type { points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { schemeShown } from '../scheme-shown.ts';

export const getPointScheme =
  (ports: PointsPorts): Action<typeof points.getPointScheme> =>
  () =>
    schemeShown(ports);
