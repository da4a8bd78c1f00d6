// Asks for a confirmation of identity before a sensitive change. The call waits; once confirmed it
// is sent, and the session continues under a new token.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Dialog, Skeleton } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useConfirmation } from '../../../app/session/confirmation.ts';
import { useSessionStore } from '../../../app/session/session.ts';
import { refusedText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { FormAlert } from '../form-alert.tsx';
import { ProofForm } from '../proof/proof-form.tsx';
import { methodsOf, type Proof, proofMethods, type ProofMethod } from '../proof/proof.ts';
import styles from '../forms.module.css';

async function fetchGuards() {
  const [factors, member] = await Promise.all([
    client.factors.listFactors(),
    client.identity.getMember(),
  ]);
  const { totp, passkeys, recoveryCodesLeft } = unwrap(factors);
  const { mobile, mobileVerified, email, emailVerified } = unwrap(member);
  const guards = { recoveryCodesLeft, mobileVerified, emailVerified };
  return {
    methods: methodsOf({ ...guards, totp: totp.on, passkeys: passkeys.length }),
    hints: { sms: mobile, email },
  };
}

function useConfirming() {
  const t = useText();
  const settle = useConfirmation(({ settle: end }) => end);
  const { data } = useQuery({
    queryKey: ['confirm-guards'],
    queryFn: fetchGuards,
    staleTime: 0,
  });
  const [told, setTold] = useState<readonly ProofMethod[]>();
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const prove = async (proof: Proof) => {
    setAlert('');
    setSending(true);
    const result = await client.identity.confirmSession(proof);
    setSending(false);
    if (result.ok) {
      useSessionStore.getState().describe({ token: result.value.token });
      return settle(true);
    }
    if (result.refused === 'second-factor-missing') setTold(proofMethods(result.value['methods']));
    setAlert(refusedText(t, result));
  };
  return {
    methods: told ?? data?.methods,
    hints: data?.hints ?? {},
    alert,
    sending,
    prove,
    settle,
  };
}

export function ConfirmDialog() {
  const t = useText();
  const { methods, hints, alert, sending, prove, settle } = useConfirming();
  return (
    <Dialog
      open
      size="small"
      title={t('identity.confirm-title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={() => settle(false)}
    >
      <div className={styles['stack']}>
        <p className={styles['text']}>{t('identity.confirm-why')}</p>
        <FormAlert text={alert} />
        {methods === undefined ? (
          <Skeleton shape="block" />
        ) : (
          <ProofForm
            methods={methods}
            hints={hints}
            sending={sending}
            submitText={t('shell.confirm')}
            sendCode={(channel) => client.verification.sendOwnCode({ channel, purpose: 'confirm' })}
            beginPasskey={() => client.identity.beginPasskeyConfirm()}
            onProof={(proof) => void prove(proof)}
          />
        )}
      </div>
    </Dialog>
  );
}
