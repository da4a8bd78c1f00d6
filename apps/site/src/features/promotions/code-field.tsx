// A code of a promotion, typed in.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, showToast, TextInput, TicketIcon } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { refreshPromotions } from './promotions.ts';
import styles from './promotions.module.css';

export function CodeField() {
  const t = useText();
  const [promoCode, setCode] = useState('');
  const use = useMutation({
    mutationFn: async () =>
      unwrap(await client.promotions.claimPromoCode({ promoCode }, { intent: newIntent() })),
    onSuccess: () => {
      setCode('');
      showToast({ kind: 'good', text: t('promotions.code-toast') });
    },
    onSettled: refreshPromotions,
  });
  return (
    <form
      className={styles['code']}
      onSubmit={(event) => {
        event.preventDefault();
        if (promoCode.trim() !== '') use.mutate();
      }}
    >
      <TextInput
        aria-label={t('promotions.code')}
        placeholder={t('promotions.code')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={32}
        leading={<TicketIcon aria-hidden="true" />}
        value={promoCode}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" loading={use.isPending}>
        {t('promotions.code-use')}
      </Button>
      <AlertLine text={use.error ? failureText(t, use.error) : ''} />
    </form>
  );
}
