// The ways to sign in: by name and password, by a code to the phone where the brand offers it, and
// by passkey. A second step replaces all of them.
import { useState } from 'react';
import { Tabs } from '@baize/ui';
import type { Failure } from '@baize/client';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { NameForm } from './name-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PhoneForm } from './phone-form.tsx';
import { rememberedPhone } from './remembered.ts';
import { SecondStep, type Step, stepOf } from './second-step.tsx';
import type { Way } from './sign-in-once.ts';
import { type Refused, useRefusal } from './use-refusal.ts';
import styles from './sign-in.module.css';

/** Names of the ways; nothing follows here: what comes after a sign-in is asked for by itself. */
const nothing = () => undefined;

export interface WayProps {
  refused: Refused;
  /** Takes a refusal: to the second step, or into the words above the form. */
  onRefused: (failure: Failure, from: { way: Way; remember: boolean }) => void;
  onTry: () => void;
}

function Ways(props: WayProps) {
  const t = useText();
  const hasPhone = useModule('MOBILEVERCODELOGIN3');
  const [way, setWay] = useState<'username' | 'sms'>(
    rememberedPhone() === undefined ? 'username' : 'sms',
  );
  const choose = (next: 'username' | 'sms') => {
    props.onTry();
    setWay(next);
  };
  if (!hasPhone) return <NameForm {...props} />;
  return (
    <Tabs
      label={t('identity.sign-in-title')}
      look="line"
      tabs={[
        { id: 'username', label: t('identity.username') },
        { id: 'sms', label: t('identity.by-sms') },
      ]}
      selected={way}
      onSelect={choose}
    >
      {way === 'sms' ? <PhoneForm {...props} /> : <NameForm {...props} />}
    </Tabs>
  );
}

export function LoginWays() {
  const [step, setStep] = useState<Step>();
  const { refused, refuse, forget } = useRefusal();
  const onRefused: WayProps['onRefused'] = (failure, from) => {
    const next = stepOf(failure, from);
    if (next === undefined) refuse(failure);
    else setStep(next);
  };
  const back = (why?: string) => {
    setStep(undefined);
    forget(why);
  };
  if (step !== undefined) return <SecondStep step={step} onDone={nothing} onBack={back} />;
  const ways = { refused, onRefused, onTry: () => forget() };
  return (
    <div className={styles['ways']}>
      <Ways {...ways} />
      <PasskeyButton {...ways} />
    </div>
  );
}
