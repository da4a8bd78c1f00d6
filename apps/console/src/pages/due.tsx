// What must be done before the console opens, with the place where second factors are set up.
import { OwnFactors } from '../features/factors/own-factors.tsx';
import { Due, type DueProps } from '../features/operator/due.tsx';

export function DuePage({ due }: Pick<DueProps, 'due'>) {
  return <Due due={due} factors={<OwnFactors />} />;
}
