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
const {
  addStaffPasskey,
  beginStaffPasskey,
  beginStaffTotp,
  confirmStaffTotp,
  listStaffFactors,
  removeStaffPasskey,
  removeStaffTotp,
  renameStaffPasskey,
  renewStaffRecoveryCodes,
} = client.factors;

const callsOf = (t: Translator): FactorCalls => ({
  beginTotp: async () => unwrap(await beginStaffTotp()),
  confirmTotp: async (code) => unwrap(await confirmStaffTotp({ code })).recoveryCodes,
  removeTotp: async () => unwrap(await removeStaffTotp()),
  renewRecoveryCodes: async () => unwrap(await renewStaffRecoveryCodes()).recoveryCodes,
  addPasskey: async (name) => {
    const { options } = unwrap(await beginStaffPasskey());
    const response = await makePasskey(options);
    return unwrap(await addStaffPasskey({ name, response })).recoveryCodes;
  },
  renamePasskey: async (id, name) => unwrap(await renameStaffPasskey({ id, name })),
  removePasskey: async (id) => unwrap(await removeStaffPasskey({ id })),
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
    queryFn: async () => unwrap(await listStaffFactors()),
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
