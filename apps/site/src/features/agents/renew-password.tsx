// Sets a new first password for a member who was registered by the agent and has not signed in yet.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { queryClient } from '../../app/query-client.ts';
import { useText } from '../../app/texts/texts.ts';
import { FirstPassword } from './first-password.tsx';
import type { Downline } from './team.ts';

export function RenewPassword({ row: { customerId, customerName: name } }: { row: Downline }) {
  const t = useText();
  const [password, setPassword] = useState('');
  const renew = useMutation({
    mutationFn: async () => unwrap(await client.agents.renewFirstPassword({ customerId })),
    onSuccess: (made) => setPassword(made.password),
    onError: (failure) => {
      showToast({ kind: 'bad', text: failureText(t, failure) });
      void queryClient.invalidateQueries({ queryKey: ['team'] });
    },
  });
  return (
    <>
      <Button
        size="small"
        aria-label={t('agents.renew-password-of', { name })}
        loading={renew.isPending}
        onClick={() => renew.mutate()}
      >
        {t('agents.renew-password')}
      </Button>
      {password === '' ? null : (
        <FirstPassword name={name} password={password} onClose={() => setPassword('')} />
      )}
    </>
  );
}
