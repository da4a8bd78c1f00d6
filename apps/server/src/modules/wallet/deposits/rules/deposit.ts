// A deposit and its steps: what is open, what may still come, and what its state is called.
import type { DepositKind, DepositProblem, DepositState, DepositStep } from '@baize/contract';
import type { Units } from '@baize/money';
import type { ChannelFee } from './deposit-channel.ts';

/** The account, address or code that a deposit is paid to. */
export interface DepositShown {
  readonly qrText?: string;
  readonly receiver?: {
    readonly bankCode: string;
    readonly bankName: string;
    readonly number: string;
    readonly holder: string;
  };
  readonly address?: string;
  readonly network?: string;
  readonly payAmount?: string;
}

export interface Deposit {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly requested: Units;
  readonly arrived: Units | null;
  /** As it is kept; a reversed one stays a success. */
  readonly state: Exclude<DepositState, 'reversed'>;
  readonly provider: string;
  readonly providerRef: string;
  readonly mode: number;
  readonly redirectUrl: string;
  readonly requestedAt: number;
  readonly settledAt: number | null;
  readonly channel: string;
  readonly kind: DepositKind;
  readonly bankCode: string;
  readonly step: DepositStep;
  readonly problem: DepositProblem | '';
  readonly remark: string;
  readonly fee: Units;
  /** As the player was told them. */
  readonly feeTerms: ChannelFee;
  readonly turnover: Units;
  readonly promotionId: string;
  readonly reference: string;
  readonly shown: DepositShown;
  readonly payUntil: number | null;
  readonly confirmations: number;
  readonly confirmationsNeeded: number;
  readonly proofs: number;
  readonly reversed: Units;
  readonly reversedAt: number | null;
  readonly judgedBy: string;
  readonly note: string;
  readonly asks: number;
}

export interface TakenStep {
  readonly step: DepositStep;
  readonly at: number;
}

export const stateOf = ({ state, reversedAt }: Deposit): DepositState =>
  reversedAt === null ? state : 'reversed';

export const isOpen = ({ state }: Pick<Deposit, 'state'>): boolean =>
  state === 'processing' || state === 'opening' || state === 'lost';

/** What was credited to the player: what arrived without the fee. */
export const creditedOf = ({ arrived, fee }: Pick<Deposit, 'arrived' | 'fee'>): Units =>
  arrived === null ? 0n : arrived - fee;

/** Deposits of versions before have no steps of their own. */
export function stepsOf(deposit: Deposit, taken: readonly TakenStep[]): readonly TakenStep[] {
  if (taken.length > 0) return taken;
  const { state, requestedAt, settledAt } = deposit;
  const first = { step: 'requested', at: requestedAt } as const;
  if (settledAt === null) return [first, { step: 'payment-due', at: requestedAt }];
  const last = state === 'success' ? 'credited' : 'refused';
  return [first, { step: last, at: settledAt }];
}

/** The step of a deposit whose version kept none. */
export function stepOfState(state: Deposit['state']): DepositStep {
  if (state === 'success') return 'credited';
  return state === 'refused' ? 'refused' : 'payment-due';
}

/** Kinds whose payment a player can prove by a picture. */
export const provableKinds: readonly DepositKind[] = ['bank-transfer', 'manual', 'crypto', 'qr'];

/** In the place of a provider: the deposit pays a part of another member's withdrawal. */
export const byMatch = 'c2c';

/** Decided with that part alone, never by hand. */
export const isMatched = ({ provider }: Pick<Deposit, 'provider'>): boolean => provider === byMatch;

/**
 * Whether a person may credit it. Refused ones too, for money may be found late; never one that was
 * taken back already.
 */
export const isCreditable = (deposit: Deposit): boolean =>
  !isMatched(deposit) &&
  deposit.reversedAt === null &&
  (isOpen(deposit) || deposit.state === 'refused');
