// The registration popup: by mobile number or by name, as the brand offers. A new member is signed
// in, welcomed, and continues the pending action.
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Dialog, EmptyState, showToast, Skeleton, Tabs } from '@baize/ui';
import { goTo, useLocation } from '../../../app/address.tsx';
import { closeDialog, openDialog, useDialogs } from '../../../app/dialogs.ts';
import { useBrand, useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { dropSecrets } from './register-draft.ts';
import { RegisterForm } from './register-form.tsx';
import { rulesFor, type Rules, useRegisterRules, type Way } from './register-rules.ts';
import { useAgentCode } from './use-agent-code.ts';
import forms from '../forms.module.css';

function useOffer(way: Way) {
  const agent = useAgentCode();
  const smsForNames = useModule('REGMOBVERF3');
  const passwordForMobiles = useModule('MOBILENUMPASSREG3');
  const asksReferral = useModule('REFERRAL3');
  const outsideCodes = useModule('PHONEPROVIDER3');
  const asksAgentCode = agent.asks;
  const asks = { asksAgentCode, asksReferral };
  const offer = { way, smsForNames, passwordForMobiles, outsideCodes, ...asks };
  return { offer, affiliateCode: agent.code };
}

interface FormOfProps {
  way: Way;
  rules: Rules;
  onDone: () => void;
}

function FormOf({ way, rules, onDone }: FormOfProps) {
  const brand = useBrand();
  const { offer, affiliateCode } = useOffer(way);
  const age = brand?.adultAgeYears ?? 21;
  const asking = { way, rules: rulesFor(rules, offer), age, affiliateCode, onDone };
  return <RegisterForm key={way} {...asking} />;
}

function Ways({ onDone }: { onDone: () => void }) {
  const t = useText();
  const byName = useModule('USERNAMEREG3');
  const byMobile = useModule('MOBILENUMREG3');
  const [chosen, setChosen] = useState<Way>();
  const { data, isError, refetch } = useRegisterRules();
  const way = chosen ?? (byMobile ? 'mobile' : 'username');
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>;
    return <EmptyState action={retry}>{t('shell.line-gone')}</EmptyState>;
  }
  if (data === undefined) {
    return (
      <div className={forms['form']}>
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} shape="block" />
        ))}
      </div>
    );
  }
  const form = <FormOf way={way} rules={data} onDone={onDone} />;
  if (!byName || !byMobile) return form;
  const tabs = [
    { id: 'mobile', label: t('identity.by-mobile') },
    { id: 'username', label: t('identity.by-username') },
  ] as const;
  return (
    <Tabs label={t('identity.register-title')} tabs={tabs} selected={way} onSelect={setChosen}>
      {form}
    </Tabs>
  );
}

export function RegisterDialog({ below }: { below: ReactNode }) {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(() => dropSecrets, []);
  const leave = () => {
    if (pathname.startsWith('/register')) goTo('/', { replace: true });
  };
  const done = () => {
    // A pending action leads elsewhere by itself; otherwise a new member begins at home.
    if (useDialogs.getState().wish === undefined) goTo('/');
    showToast({ kind: 'good', text: t('identity.registered') });
  };
  const close = () => {
    leave();
    closeDialog();
  };
  return (
    <Dialog
      open
      size="medium"
      title={t('identity.register-title')}
      closeLabel={t('shell.close')}
      moveLabel={t('shell.move-dialog')}
      closesOnOutside={false}
      onClose={close}
    >
      <Ways onDone={done} />
      <div className={forms['below']}>
        <span>{t('identity.has-account')}</span>
        <button type="button" onClick={() => openDialog('login')}>
          {t('shell.sign-in')}
        </button>
      </div>
      {below}
    </Dialog>
  );
}
