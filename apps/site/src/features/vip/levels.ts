// The levels of the house and the member's standing, from the server. Both are read again when the
// house changes its levels or the member's own changes.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, vip } from '@baize/contract';
import { client } from '../../app/client.ts';
import { ofTheOffer, openOffer } from '../../app/query-client.ts';
import { isMember, useSession } from '../../app/session/session.ts';
import { useText } from '../../app/texts/texts.ts';

export type Levels = OutputOf<typeof vip.getVipLevels>;
export type Level = Levels['levels'][number];
export type Progress = OutputOf<typeof vip.getVipProgress>;
export type Step = OutputOf<typeof vip.listVipSteps>['list'][number];

export const vipKey = ['vip'] as const;

export function useVipLevels() {
  const { tag } = useText();
  return useQuery({
    queryKey: ['vip-levels', tag],
    queryFn: async () => unwrap(await client.vip.getVipLevels()),
    ...openOffer,
  });
}

/** Nothing for visitors and demo accounts. */
export function useVipProgress() {
  const { tag } = useText();
  const session = useSession();
  return useQuery({
    queryKey: [...vipKey, 'progress', tag],
    queryFn: async () => unwrap(await client.vip.getVipProgress()),
    enabled: isMember(session),
    ...ofTheOffer,
  });
}

export function useVipSteps() {
  const { tag } = useText();
  return useQuery({
    queryKey: [...vipKey, 'steps', tag],
    queryFn: async () => unwrap(await client.vip.listVipSteps({ pageSize: 50 })).list,
  });
}
