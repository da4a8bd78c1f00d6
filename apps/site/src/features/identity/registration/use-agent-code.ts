// The agent's code a visitor came with: checked once when the form opens. A good one is sent along
// in silence; without one, or when it is not good, the form asks for it where the brand does.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../app/client.ts';
import { openToAll } from '../../../app/query-client.ts';
import { currentInvitation } from '../../../app/session/invitation.ts';
import { useModule } from '../../../app/status.ts';

/** The code that counts, or undefined when there is none to count. */
export async function goodAgentCode(code: string): Promise<string | undefined> {
  const result = await client.identity.checkAgentCode({
    ...(code === '' ? {} : { code }),
    domain: location.hostname,
  });
  return result.ok && result.value.code !== '' ? result.value.code : undefined;
}

export function useAgentCode() {
  const isOn = useModule('AFFMAN3');
  const { affiliateCode } = currentInvitation();
  const { data, isPending } = useQuery({
    queryKey: ['affiliate', affiliateCode],
    queryFn: async () => (await goodAgentCode(affiliateCode)) ?? '',
    enabled: isOn && affiliateCode !== '',
    ...openToAll,
  });
  const isChecking = isOn && affiliateCode !== '' && isPending;
  return { code: data ?? '', asks: isOn && !isChecking && (data ?? '') === '' };
}
