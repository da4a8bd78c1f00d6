// The page of steps due before the console opens, with the set-up of second factors.
import { OwnFactors } from '../features/factors/own-factors.tsx';
import { Due, type DueProps } from '../features/operator/due.tsx';

export function DuePage({ due }: Pick<DueProps, 'due'>) {
  return <Due due={due} factors={<OwnFactors />} />;
}
