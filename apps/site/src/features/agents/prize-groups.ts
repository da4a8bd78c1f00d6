// The prize groups of the agent's direct members: read page by page, and set one at a time.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { lottery, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { pageSize } from './team.ts';

export type TeamGroups = OutputOf<typeof lottery.listTeamGroups>;
export type TeamGroup = TeamGroups['list'][number];

export interface GroupsAsked {
  readonly username: string;
  readonly pageNo: number;
}

const key = ['team', 'prize-groups'];

export const useTeamGroups = (asked: GroupsAsked) =>
  useQuery({
    queryKey: [...key, asked],
    queryFn: async () => unwrap(await client.lottery.listTeamGroups({ ...asked, pageSize })),
    placeholderData: keepPreviousData,
  });

export function useSetGroup(id: string, onSet: (group: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (group: number) => {
      unwrap(await client.lottery.setTeamGroup({ id, group }));
      return group;
    },
    onSuccess: onSet,
    // After a refusal too: what may be set is no longer what the page shows.
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** The nearest group that may be set; steps are counted from the highest. */
export function groupWithin(wanted: number, { least, most, step }: TeamGroup): number {
  const within = Math.min(most, Math.max(least, wanted));
  return Math.max(least, most - Math.round((most - within) / step) * step);
}

export const mayBeSet = ({ least, most }: TeamGroup): boolean => least <= most;
