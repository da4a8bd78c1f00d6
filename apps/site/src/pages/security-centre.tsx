// The security centre: the member's own account with their second factors and the accounts for
// withdrawal in it.
import { AccountScreen } from '../features/identity/account-screen.tsx';
import { SecondFactors } from '../features/factors/second-factors.tsx';
import { WithdrawalAccounts } from '../features/wallet/withdrawal-accounts.tsx';

export function SecurityCentre({ onSetUp }: { onSetUp: () => void }) {
  return (
    <AccountScreen
      onSetUp={onSetUp}
      factors={<SecondFactors />}
      accounts={<WithdrawalAccounts />}
    />
  );
}
