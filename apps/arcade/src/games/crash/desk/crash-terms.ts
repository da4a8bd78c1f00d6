// Answers and news of the server about a crash game, by the names of its screens.
import type { crash, LiveEvent, OutputOf } from '@baize/contract';

export type CrashTerms = OutputOf<typeof crash.getCrash>;
export type CrashNow = OutputOf<typeof crash.getCrashNow>;
export type CrashRound = NonNullable<CrashNow['round']>;
export type OwnSlip = CrashNow['mine'][number];
export type OtherBet = CrashNow['others'][number];
export type EndedRound = CrashNow['last'][number];
export type OwnRecord = OutputOf<typeof crash.listCrashSlips>;
export type SlipsTold = LiveEvent<'crash-slips'>['payload'];
