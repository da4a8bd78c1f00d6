// The member's own second factors. The code that makes passkeys loads when the first one is made.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { makePasskey, unwrap } from '@baize/client';
import type { Translator } from '@baize/i18n';
import { FactorsPanel, passkeyProblem, type FactorCalls } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './second-factors.module.css';

const factorsKey = ['factors'] as const;

const callsOf = (t: Translator): FactorCalls => ({
  beginTotp: async () => unwrap(await client.factors.beginTotp()),
  confirmTotp: async (code) => unwrap(await client.factors.confirmTotp({ code })).recoveryCodes,
  removeTotp: async () => unwrap(await client.factors.removeTotp()),
  renewRecoveryCodes: async () => unwrap(await client.factors.renewRecoveryCodes()).recoveryCodes,
  addPasskey: async (name) => {
    const { options } = unwrap(await client.factors.beginPasskey());
    const response = await makePasskey(options);
    return unwrap(await client.factors.addPasskey({ name, response })).recoveryCodes;
  },
  renamePasskey: async (id, name) => unwrap(await client.factors.renamePasskey({ id, name })),
  removePasskey: async (id) => unwrap(await client.factors.removePasskey({ id })),
  failureText: (error) => {
    const problem = passkeyProblem(error);
    return problem === undefined ? failureText(t, error) : t(problem);
  },
});

export function SecondFactors() {
  const t = useText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: factorsKey,
    queryFn: async () => unwrap(await client.factors.listFactors()),
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <FactorsPanel
        t={t}
        calls={callsOf(t)}
        factors={data}
        onChanged={() => void queries.invalidateQueries({ queryKey: factorsKey })}
      />
      <p className={styles['note']}>{t('factors.sms-risk')}</p>
    </>
  );
}
