// The second factors of the signed-in member of staff, on their own account.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { makePasskey, unwrap } from '@baize/client';
import type { Translator } from '@baize/i18n';
import {
  Card,
  EmptyState,
  FactorsPanel,
  passkeyProblem,
  ShieldCheckIcon,
  type FactorCalls,
} from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';

const factorsKey = ['own-factors'] as const;
const calls = client.factors;

const callsOf = (t: Translator): FactorCalls => ({
  beginTotp: async () => unwrap(await calls.beginStaffTotp()),
  confirmTotp: async (code) => unwrap(await calls.confirmStaffTotp({ code })).recoveryCodes,
  removeTotp: async () => unwrap(await calls.removeStaffTotp()),
  renewRecoveryCodes: async () => unwrap(await calls.renewStaffRecoveryCodes()).recoveryCodes,
  addPasskey: async (name) => {
    const { options } = unwrap(await calls.beginStaffPasskey());
    const response = await makePasskey(options);
    return unwrap(await calls.addStaffPasskey({ name, response })).recoveryCodes;
  },
  renamePasskey: async (id, name) => unwrap(await calls.renameStaffPasskey({ id, name })),
  removePasskey: async (id) => unwrap(await calls.removeStaffPasskey({ id })),
  failureText: (error) => {
    const problem = passkeyProblem(error);
    return problem === undefined ? failureText(t, error) : t(problem);
  },
});

export function OwnFactors() {
  const t = useText();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: factorsKey,
    queryFn: async () => unwrap(await calls.listStaffFactors()),
  });
  return (
    <Card title={t('factors.title')} icon={<ShieldCheckIcon />} aside={t('factors.hint')}>
      {error === null ? (
        <FactorsPanel
          t={t}
          calls={callsOf(t)}
          factors={data}
          onChanged={() => void queries.invalidateQueries({ queryKey: factorsKey })}
        />
      ) : (
        <EmptyState>{failureText(t, error)}</EmptyState>
      )}
    </Card>
  );
}
