// The state of a withdrawal between the request and the player's receipt.
import { Stepper } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { stepsDone, type Withdrawal } from './withdrawals.ts';

export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  return (
    <Stepper
      label={t('wallet.withdrawal-steps')}
      doneLabel={t('wallet.step-done')}
      current={stepsDone(withdrawal)}
      steps={[
        t('wallet.step-requested'),
        t('wallet.step-approved'),
        t('wallet.step-sent'),
        t('wallet.step-received'),
      ]}
    />
  );
}
