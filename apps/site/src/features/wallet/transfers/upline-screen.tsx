// A member sends money to the agent directly above.
import { Card } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferPage } from './transfer-page.tsx';
import wallet from '../wallet.module.css';

export function UplineScreen() {
  const t = useText();
  return (
    <TransferPage
      title={t('transfers.up')}
      none={t('transfers.up-none')}
      isOffered={({ up }) => up !== null}
      form={(terms) => (
        <Card className={wallet['narrow']}>
          <TransferForm
            terms={terms}
            way="up"
            to={terms.up?.name ?? undefined}
            onSent={() => undefined}
          >
            <p className={wallet['quiet']}>
              {t('transfers.up-text', { name: terms.up?.name ?? '' })}
            </p>
          </TransferForm>
        </Card>
      )}
    />
  );
}
