// Flights as staff read them: the list, one flight, and its stakes. What still moves is read again
// every few seconds.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { crash, CrashFlightState, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';

export type FlightRow = OutputOf<typeof crash.listCrashFlights>['list'][number];
export type FlightShown = OutputOf<typeof crash.getCrashFlight>;
export type StakeRow = OutputOf<typeof crash.listCrashStakes>['list'][number];

export interface FlightName {
  readonly gameCode: string;
  readonly round: string;
}

/** The first part of every key in the console's cache, so that one change renews all pages. */
export const crashKey = ['crash'];

const liveMs = 2000;

/** False: it changes no more by itself. */
export const rereadEvery = (state: CrashFlightState | undefined): number | false =>
  state === 'ended' || state === 'cancelled' ? false : liveMs;

export function useFlight({ gameCode, round }: FlightName) {
  return useQuery({
    queryKey: [...crashKey, 'flight', gameCode, round],
    queryFn: async () => unwrap(await client.crash.getCrashFlight({ gameCode, round })),
    refetchInterval: ({ state: { data } }) => rereadEvery(data?.state),
  });
}

export function useGameName(): (gameCode: string) => string {
  const t = useText();
  return (gameCode) => t.named(`crash.${gameCode}`) ?? gameCode;
}

/** `2.53×` in the digits of the page's language. */
export function useMultiplier(): (hundredths: number | null) => string {
  const { tag } = useText();
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (hundredths) =>
    hundredths === null ? '–' : `${new Intl.NumberFormat(tag, places).format(hundredths / 100)}×`;
}
