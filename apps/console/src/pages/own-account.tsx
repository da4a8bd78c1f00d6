// The signed-in member of staff's own account, with its factors.
import { OwnFactors } from '../features/factors/own-factors.tsx';
import { OwnAccount } from '../features/operator/own-account.tsx';

export function OwnAccountPage() {
  return <OwnAccount factors={<OwnFactors />} />;
}
