// The closed sets of words in answers: the states, kinds and methods that a client may switch over.
// The checks of the tables hold the same words.

export const memberStates = ['active', 'locked', 'excluded', 'closed'] as const;
export type MemberState = (typeof memberStates)[number];

export const staffStates = ['active', 'locked', 'removed'] as const;
export type StaffState = (typeof staffStates)[number];

/** `initial` is somebody else's choice, which waits to be replaced. */
export const passwordKinds = ['own', 'initial'] as const;
export type PasswordKind = (typeof passwordKinds)[number];

/** Why a session of a member ended. */
export const sessionEnds = [
  'signed-out',
  'signed-in-again',
  'signed-in-elsewhere',
  'ended-by-member',
  'ended-by-staff',
  'password-changed',
  'password-reset',
  'locked',
  'excluded',
  'account-closed',
] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** How somebody proves who they are beside the password. */
export const factorMethods = ['totp', 'recovery', 'passkey'] as const;
export type FactorMethod = (typeof factorMethods)[number];

export const identityStates = ['none', 'pending', 'verified', 'refused'] as const;
export type IdentityState = (typeof identityStates)[number];

export const documentKinds = ['id-card', 'passport', 'driving-licence'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const depositStates = [
  'opening',
  'lost',
  'processing',
  'success',
  'refused',
  'reversed',
] as const;
export type DepositState = (typeof depositStates)[number];

/** How money is paid in: on a provider’s page, by a picture, to an account, to an address. */
export const depositKinds = [
  'hosted',
  'qr',
  'bank-transfer',
  'ewallet',
  'manual',
  'crypto',
] as const;
export type DepositKind = (typeof depositKinds)[number];

/** What happened to a deposit, one after the other; some may be left out. */
export const depositSteps = [
  'requested',
  'payment-due',
  'proof-sent',
  'confirming',
  'credited',
  'refused',
  'silent',
  'reversed',
] as const;
export type DepositStep = (typeof depositSteps)[number];

/** Why a deposit was refused. */
export const depositProblems = ['failed', 'other-currency', 'expired', 'by-staff'] as const;
export type DepositProblem = (typeof depositProblems)[number];

/** A deposit that the player misses: looked into, found, not found, or closed without a finding. */
export const depositReportStates = ['open', 'found', 'refused', 'closed'] as const;
export type DepositReportState = (typeof depositReportStates)[number];

/** What a provider is asked to begin with. */
export const paymentMethods = ['qr', 'bank-transfer', 'ewallet', 'crypto'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Who bears the fee of a deposit. */
export const feePayers = ['player', 'house'] as const;
export type FeePayer = (typeof feePayers)[number];

export const withdrawalSteps = ['pending', 'approved', 'paying', 'paid', 'refused'] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

/** Why a payout of an approved withdrawal has to be repeated. */
export const payoutProblems = ['payout-failed', 'provider-unavailable'] as const;
export type PayoutProblem = (typeof payoutProblems)[number];

/** A team transfer is done at once; staff may take it back. */
export const teamTransferStates = ['done', 'reversed'] as const;
export type TeamTransferState = (typeof teamTransferStates)[number];

/** To the agent above, or to a member of the team below. */
export const teamTransferWays = ['up', 'down'] as const;
export type TeamTransferWay = (typeof teamTransferWays)[number];
/** Why money of a player cannot be withdrawn now. */
export const lockReasons = [
  'turnover',
  'debt',
  'bonus',
  'in-play',
  'transfer',
  'return-held',
  'held',
  'in-transit',
] as const;
export type LockReason = (typeof lockReasons)[number];

/** A part of a withdrawal is paid by a provider, or by a member who deposits. */
export const partWays = ['payout', 'c2c'] as const;
export type PartWay = (typeof partWays)[number];

/** A part from the split to the word that it arrived; the last three are final. */
export const partStates = [
  'open',
  'paying',
  'paid',
  'matched',
  'proof',
  'disputed',
  'received',
  'forced-received',
  'resolved-received',
] as const;
export type PartState = (typeof partStates)[number];

/** A deposit that pays somebody's part; the last six are final. */
export const matchStates = [
  'matched',
  'proof',
  'disputed',
  'received',
  'forced-received',
  'resolved-received',
  'resolved-returned',
  'expired',
  'cancelled',
] as const;
export type MatchState = (typeof matchStates)[number];

export const disputeStates = ['open', 'proposed', 'decided'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What a dispute is decided as: the money arrived, or it did not. */
export const disputeOutcomes = ['received', 'returned'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** Who shows or writes something in a dispute: who withdraws, who pays, or the house. */
export const evidenceAuthors = ['seller', 'buyer', 'staff'] as const;
export type EvidenceAuthor = (typeof evidenceAuthors)[number];

export const evidenceKinds = ['payment-proof', 'not-received', 'message'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const roundStates = ['open', 'settled', 'void'] as const;
export type RoundState = (typeof roundStates)[number];

export const jackpotTiers = ['mini', 'major', 'grand'] as const;
export type JackpotTier = (typeof jackpotTiers)[number];

export const deliveryKinds = ['mail', 'sms'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const transferStates = ['asked', 'done', 'failed'] as const;
export type TransferState = (typeof transferStates)[number];

export const codeCheckReasons = ['start', 'daily', 'asked'] as const;
export type CodeCheckReason = (typeof codeCheckReasons)[number];

export const returnBases = ['exact', 'simulated', 'stated', 'none'] as const;
export type ReturnBasis = (typeof returnBases)[number];

/** Dues of a running day or period, which a member who closes the account does not get. */
export const uncountedDues = ['rebates', 'commissions', 'contracts'] as const;
export type UncountedDue = (typeof uncountedDues)[number];
