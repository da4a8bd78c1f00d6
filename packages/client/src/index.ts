// The typed caller of the contract, over HTTP and the live channel.
export {
  createClient,
  newIntent,
  type CallOptions,
  type Client,
  type ClientCall,
  type ClientOptions,
} from './client.ts';
export { createLive, type Live, type LiveOptions, type LiveState } from './live.ts';
export { readUnits, timesUnits, typedUnits, unitsBetween, unitsOf } from './amounts.ts';
export { RefusedError, unwrap, type Failure, type Result, type Success } from './result.ts';
export { createSealer } from './seal.ts';
export { solveWork } from './work.ts';
export { answerWithPasskey, makePasskey, type PasskeyOptions } from './passkeys.ts';
