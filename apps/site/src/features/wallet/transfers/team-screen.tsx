// An agent sends money to a member of the own team, who is found by name.
import { useState } from 'react';
import { Card } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { MemberChoice } from './member-choice.tsx';
import type { Terms } from './terms.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferPage } from './transfer-page.tsx';
import wallet from '../wallet.module.css';

function TeamForm({ terms }: { terms: Terms }) {
  const t = useText();
  const [to, setTo] = useState<string>();
  const depth = terms.down === 'line' ? 'line' : 'direct';
  return (
    <Card className={wallet['narrow']}>
      <TransferForm terms={terms} way="down" to={to} onSent={() => setTo(undefined)}>
        <p className={wallet['quiet']}>{t(`transfers.down-text-${depth}`)}</p>
        <MemberChoice depth={depth} chosen={to} onChoose={setTo} />
      </TransferForm>
    </Card>
  );
}

export function TeamTransferScreen() {
  const t = useText();
  return (
    <TransferPage
      title={t('transfers.down')}
      none={t('transfers.down-none')}
      isOffered={({ down }) => down !== 'none'}
      form={(terms) => <TeamForm terms={terms} />}
    />
  );
}
