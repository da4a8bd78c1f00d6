// The contract between the server and everyone who calls it: every noun's endpoints, refusals,
// switches and settings.
import type { AnswerOf, EndpointSpec, InputOf, Noun } from './kit/endpoint.ts';
import { agents } from './agents/index.ts';
import { brand } from './brand/index.ts';
import { catalogue } from './catalogue/index.ts';
import { chat } from './chat/index.ts';
import { factors } from './factors.ts';
import { fairness } from './fairness.ts';
import { feedback } from './feedback.ts';
import { help } from './help.ts';
import { identity } from './identity/index.ts';
import { instant } from './instant.ts';
import { jackpots } from './jackpots.ts';
import { lottery } from './lottery/index.ts';
import { notices } from './notices/index.ts';
import { operator } from './operator/index.ts';
import { reports } from './reports.ts';
import { settings } from './settings/index.ts';
import { slots } from './slots.ts';
import { vendors } from './vendors/index.ts';
import { verification } from './verification/index.ts';
import { vip } from './vip.ts';
import { wagering } from './wagering/index.ts';
import { wallet } from './wallet/index.ts';
import { crash } from './crash/index.ts';
import { cashier } from './cashier/index.ts';
import { promotions } from './promotions/index.ts';
import { points } from './points/index.ts';
import { facts } from './facts/index.ts';
import { rebates } from './rebates/index.ts';
import { agreements } from './agreements/index.ts';

/**
 * Every noun of the product. Routes, client, OpenAPI, permission matrix and door tests iterate over
 * it.
 */
export const contract = {
  settings,
  identity,
  wallet,
  wagering,
  catalogue,
  slots,
  lottery,
  instant,
  jackpots,
  vendors,
  operator,
  verification,
  factors,
  notices,
  help,
  feedback,
  fairness,
  brand,
  chat,
  vip,
  reports,
  agents,
  crash,
  cashier,
  promotions,
  points,
  facts,
  rebates,
  agreements,
};

export type BaizeContract = typeof contract;
export type NounName = keyof BaizeContract;

/**
 * The handlers a module must supply: one for each endpoint of a noun, given a call context of the
 * server's own.
 */
export type HandlersOf<N extends Noun, Context> = {
  readonly [K in keyof N]: Handler<N[K], Context>;
};
export type Handler<E extends EndpointSpec, Context> = (
  call: Context & { readonly input: InputOf<E> },
) => Promise<AnswerOf<E>>;

export {
  agents,
  agreements,
  brand,
  cashier,
  catalogue,
  chat,
  crash,
  factors,
  facts,
  fairness,
  feedback,
  help,
  identity,
  instant,
  jackpots,
  lottery,
  notices,
  operator,
  points,
  promotions,
  rebates,
  reports,
  settings,
  slots,
  vendors,
  verification,
  vip,
  wagering,
  wallet,
};
export * from './kit/endpoint.ts';
export { endpointOfLine, lineOfCall } from './kit/call-line.ts';
export * from './kit/refusal.ts';
export { validateField, wholly, type FieldRefusal, type FieldRule } from './kit/field-rule.ts';
export { memberIcons, type MemberIcon } from './identity/icons.ts';
export { refusals } from './refusals/index.ts';
export { moduleIds, modules, parentOf, type ModuleFact, type ModuleId } from './modules.ts';
export {
  permissionNeeds,
  permissions,
  roles,
  type PermissionName,
  type RoleName,
} from './permissions.ts';
export * from './brand/theme.ts';
export {
  brandPictures,
  contactKinds,
  resourceTypes,
  type BrandPicture,
  type ContactKind,
  type ResourceType,
} from './brand/operations.ts';
export * from './live.ts';
export {
  fieldRule,
  patternIds,
  patterns,
  registrationFields,
  type PatternId,
  type RegistrationField,
} from './settings/fields.ts';
export {
  policies,
  profiles,
  profileValue,
  type Policies,
  type PolicyChoice,
  type PolicyFact,
  type PolicyName,
  type Profile,
} from './settings/policies.ts';
export { usedPasskey, type UsedPasskey } from './factors.ts';
export { returnVerdicts, type ReturnVerdict } from './fairness.ts';
export { invitationStates } from './agents/invitations.ts';
export * from './agents/types.ts';
export { profitOrders, type ProfitOrder } from './facts/teams.ts';
export type {
  AgreementInFull,
  AgreementRunShown,
  AgreementShown,
  BillFacts,
  BillInFull,
  StaffBill,
  BillMember,
  BillShown,
  PayerStanding,
  TermsWritten,
  TriedPeriod,
  VersionShown,
} from './agreements/schema.ts';
export * from './agreements/words.ts';
export * from './wallet/words.ts';
export {
  connectionStyles,
  messageKinds,
  type ConnectionStyle,
  type MessageKind,
} from './vendors/schema.ts';
export { heldReturnStates, type HeldReturnState } from './vendors/held-returns.ts';
export { logAnswers, troubles } from './vendors/log.ts';
export {
  exclusionMonths,
  limitKinds,
  limitSpans,
  realityChecks,
  wagerStates,
} from './wagering/index.ts';
export {
  gameCategories,
  offerStates,
  type GameCategory,
  type OfferState,
} from './catalogue/schema.ts';
export {
  bannerArts,
  bannerPlaces,
  noticeExecutions,
  noticeKinds,
  noticePlatforms,
  type BannerArt,
  type BannerPlace,
  type NoticeExecution,
  type NoticeKind,
  type NoticePlatform,
} from './notices/schema.ts';
export * from './chat/terms.ts';
export {
  chatReportReasons,
  chatRoomStates,
  chatSanctions,
  chatWritings,
  type ChatReportReason,
  type ChatRoomState,
  type ChatSanction,
  type ChatStanding,
  type ChatVoice,
  type ChatWriting,
} from './chat/schema.ts';
export type { chatDesk } from './chat/operations.ts';
export { threadViews, type chatServiceDesk, type ThreadView } from './chat/service-desk.ts';
export type { chatRooms, chatService } from './chat/site.ts';
export {
  beaconKinds,
  chaseStates,
  chaseStops,
  lotteryDrawers,
  lotteryIssueStates,
  lotteryKinds,
  lotteryModes,
  lotteryOrderStates,
  lotteryProposalKinds,
  lotteryReportGroups,
  lotteryProposalStates,
  type LotteryIssueState,
  type LotteryKind,
  type LotteryOrderState,
  type LotteryProposalKind,
  type LotteryProposalState,
} from './lottery/index.ts';
export {
  cashOutsBy,
  crashFlightStates,
  crashSlipStates,
  crashStates,
  type CrashFlightState,
  type CrashState,
} from './crash/index.ts';
export type { lotteryDraws, lotteryOperations } from './lottery/index.ts';
export { feedbackKinds, feedbackWords, type FeedbackKind } from './feedback.ts';
export { helpSubjects, type HelpSubject } from './help.ts';
export { vipCauses, vipEmblems, type VipCause, type VipEmblem } from './vip.ts';
export { audiences, type Audience, type noticesInbox } from './notices/inbox.ts';
export type { noticesOperations } from './notices/operations.ts';
export type { catalogueOperations } from './catalogue/operations.ts';
export type { operatorAccount } from './operator/account.ts';
export type { operatorMemberActions } from './operator/member-actions.ts';
export type { operatorMembers } from './operator/members.ts';
export type { operatorSession } from './operator/session.ts';
export type { operatorStaff } from './operator/staff.ts';
export { caseViews } from './cashier/cases.ts';
export * from './cashier/schema.ts';
export {
  bulkActions,
  bulkOutcomes,
  reasonUses,
  type BulkAction,
  type BulkOutcome,
  type ReasonUse,
} from './cashier/shifts.ts';
export {
  bookedStates,
  differenceKinds,
  differenceStates,
  type BookedState,
  type DifferenceKind,
  type DifferenceState,
} from './cashier/reconciliation.ts';
export * from './rebates/terms.ts';
export { rewardPictures, type RewardPicture } from './promotions/pictures.ts';
export type { AbuseSignal } from './promotions/signals.ts';
export * from './promotions/terms.ts';
export * from './kit/closed-sets.ts';
export { instantOf } from './kit/wire-time.ts';
