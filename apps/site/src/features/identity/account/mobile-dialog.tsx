// Binds a mobile number: the code that arrives on it proves that it is the member's.
import { type SyntheticEvent, useState } from 'react';
import { Button, Dialog, showToast } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { CodeField } from '../code/code-field.tsx';
import { isPhoneProof, usePhoneCode } from '../code/use-phone-code.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { isPhone, type Phone, sentPhone } from '../phone/phone-number.ts';
import { useMemberChanged } from './member.ts';
import { useSending } from './use-sending.ts';
import styles from './account.module.css';

export function MobileDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [phone, setPhone] = useState<Phone>({ countryDialingCode: '', mobileNum: '' });
  const [verificationCode, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { alert, sending, send } = useSending();
  const changed = useMemberChanged();
  const phoneCode = usePhoneCode('bind-mobile');
  const isRight = () => {
    setWrong(!isPhone(phone));
    return isPhone(phone);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isRight()) return;
    void send(
      async () => {
        const proof = await phoneCode.prove(phone, verificationCode);
        if (!isPhoneProof(proof)) return proof;
        return client.identity.bindMobile({ ...sentPhone(phone), ...proof });
      },
      async () => {
        showToast({ kind: 'good', text: t('security.mobile-bound') });
        await changed();
        onClose();
      },
    );
  };
  return (
    <Dialog
      open
      size="small"
      title={t('security.bind-mobile')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p className={styles['quiet']}>{t('security.mobile-why')}</p>
        <PhoneField
          value={phone}
          error={isWrong ? t('identity.phone-wrong') : undefined}
          onChange={setPhone}
        />
        <CodeField
          name={phoneCode.name}
          value={verificationCode}
          maySend={isRight}
          send={phoneCode.send(phone, () => client.verification.sendBindCode(sentPhone(phone)))}
          onChange={setCode}
        />
        <AlertLine text={alert} />
        <Button kind="primary" size="large" type="submit" full loading={sending}>
          {t('security.bind')}
        </Button>
      </form>
    </Dialog>
  );
}
