// The account of whoever is signed in, with what proves that it is them.
import { OwnFactors } from '../features/factors/own-factors.tsx';
import { OwnAccount } from '../features/operator/own-account.tsx';

export function OwnAccountPage() {
  return <OwnAccount factors={<OwnFactors />} />;
}
