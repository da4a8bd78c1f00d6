// The contract between the server and everyone who calls it: every noun's endpoints, refusals,
// switches and settings.
import type { AnswerOf, EndpointSpec, InputOf, Noun } from './kit/endpoint.ts';
import { catalogueLottery } from './catalogue-lottery.ts';
import { catalogueOperations } from './catalogue-operations.ts';
import { cataloguePlayer } from './catalogue-player.ts';
import { catalogue as catalogueOfLobby } from './catalogue.ts';
import { identityAccount } from './identity-account.ts';
import { identityGuards } from './identity-guards.ts';
import { identityPassword } from './identity-password.ts';
import { identityRegistration } from './identity-registration.ts';
import { identity as identityOfSessions } from './identity.ts';
import { jackpots } from './jackpots.ts';
import { operator } from './operator.ts';
import { settingsOperations } from './settings-operations.ts';
import { settings as settingsOfSite } from './settings.ts';
import { slots } from './slots.ts';
import { wagering } from './wagering.ts';
import { vendorsHeldReturns } from './vendors-held-returns.ts';
import { vendorsLog } from './vendors-log.ts';
import { vendorsOperations } from './vendors-operations.ts';
import { vendorMessages } from './vendors.ts';
import { walletAccounts } from './wallet-accounts.ts';
import { walletOperations } from './wallet-operations.ts';
import { walletWithdrawals } from './wallet-withdrawals.ts';
import { wallet as walletOfPlayer } from './wallet.ts';
import { verification } from './verification.ts';
import { factors } from './factors.ts';
import { feedback } from './feedback.ts';
import { help } from './help.ts';
import { noticesInbox } from './notices-inbox.ts';
import { noticesOperations } from './notices-operations.ts';
import { notices as noticesOfPlayers } from './notices.ts';
import { fairness } from './fairness.ts';
import { brandOperations } from './brand-operations.ts';
import { brandOfSite } from './brand.ts';
import { chatDesk } from './chat-operations.ts';
import { chatServiceDesk } from './chat-service-desk.ts';
import { chatRooms, chatService } from './chat.ts';
import { vip } from './vip.ts';
import { reports } from './reports.ts';
import { agentsInvitations } from './agents-invitations.ts';
import { agentsOperations } from './agents-operations.ts';
import { agentsRegistrations } from './agents-registrations.ts';
import { agentsOfSite } from './agents.ts';

export const settings = { ...settingsOfSite, ...settingsOperations };
export const identity = {
  ...identityOfSessions,
  ...identityRegistration,
  ...identityPassword,
  ...identityAccount,
  ...identityGuards,
};
export const catalogue = {
  ...catalogueOfLobby,
  ...cataloguePlayer,
  ...catalogueLottery,
  ...catalogueOperations,
};
export const wallet = {
  ...walletOfPlayer,
  ...walletAccounts,
  ...walletWithdrawals,
  ...walletOperations,
};
export const agents = {
  ...agentsOfSite,
  ...agentsInvitations,
  ...agentsRegistrations,
  ...agentsOperations,
};
export const brand = { ...brandOfSite, ...brandOperations };
export const vendors = {
  ...vendorMessages,
  ...vendorsOperations,
  ...vendorsHeldReturns,
  ...vendorsLog,
};
export const chat = { ...chatRooms, ...chatService, ...chatDesk, ...chatServiceDesk };
export const notices = { ...noticesOfPlayers, ...noticesInbox, ...noticesOperations };

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
};

export type BaizeContract = typeof contract;
export type NounName = keyof BaizeContract;

/**
 * What a module must supply: one handler for each endpoint of a noun, given a call context of the
 * server's own.
 */
export type HandlersOf<N extends Noun, Context> = {
  readonly [K in keyof N]: Handler<N[K], Context>;
};
export type Handler<E extends EndpointSpec, Context> = (
  call: Context & { readonly input: InputOf<E> },
) => Promise<AnswerOf<E>>;

export {
  factors,
  fairness,
  feedback,
  help,
  jackpots,
  operator,
  reports,
  slots,
  verification,
  vip,
  wagering,
};
export * from './kit/endpoint.ts';
export * from './kit/refusal.ts';
export { plainText, wordFit, wordsFit, wordsIn } from './kit/words.ts';
export { validateField, wholly, type FieldRefusal, type FieldRule } from './kit/field-rule.ts';
export { memberIcons, type MemberIcon } from './identity-icons.ts';
export { refusals } from './refusals.ts';
export { moduleIds, modules, parentOf, type ModuleFact, type ModuleId } from './modules.ts';
export {
  permissionNeeds,
  permissions,
  roles,
  type PermissionName,
  type RoleName,
} from './permissions.ts';
export * from './brand-theme.ts';
export {
  brandPictures,
  contactKinds,
  type BrandPicture,
  type ContactKind,
} from './brand-operations.ts';
export * from './live.ts';
export {
  fieldRule,
  patternIds,
  patterns,
  registrationFields,
  type PatternId,
  type RegistrationField,
} from './settings-fields.ts';
export {
  policies,
  profiles,
  type Policies,
  type PolicyChoice,
  type PolicyFact,
  type PolicyName,
  type Profile,
} from './settings-policies.ts';
export { usedPasskey, type UsedPasskey } from './factors.ts';
export { returnVerdicts, type ReturnVerdict } from './fairness.ts';
export { invitationStates } from './agents-invitations.ts';
export { agentTypes, isAgentType, type AgentType } from './agents-types.ts';
export { depositStates } from './wallet.ts';
export { accountKinds, type AccountKind } from './wallet-accounts.ts';
export { receiptStates, withdrawalStates } from './wallet-withdrawals.ts';
export {
  connectionStyles,
  messageKinds,
  type ConnectionStyle,
  type MessageKind,
} from './vendors-schema.ts';
export { heldReturnStates, type HeldReturnState } from './vendors-held-returns.ts';
export { logAnswers, troubles } from './vendors-log.ts';
export { exclusionMonths, limitKinds, limitSpans, realityChecks, wagerStates } from './wagering.ts';
export {
  gameCategories,
  offerStates,
  type GameCategory,
  type OfferState,
} from './catalogue-schema.ts';
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
} from './notices-schema.ts';
export * from './chat-terms.ts';
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
} from './chat-schema.ts';
export type { chatDesk } from './chat-operations.ts';
export { threadViews, type chatServiceDesk, type ThreadView } from './chat-service-desk.ts';
export type { chatRooms, chatService } from './chat.ts';
export { feedbackKinds, feedbackWords, type FeedbackKind } from './feedback.ts';
export { helpSubjects, type HelpSubject } from './help.ts';
export { vipCauses, vipEmblems, type VipCause, type VipEmblem } from './vip.ts';
export { audiences, type Audience, type noticesInbox } from './notices-inbox.ts';
export type { noticesOperations } from './notices-operations.ts';
export type { catalogueOperations } from './catalogue-operations.ts';
export type { operatorAccount } from './operator-account.ts';
export type { operatorMemberDeeds } from './operator-member-deeds.ts';
export type { operatorMembers } from './operator-members.ts';
export type { operatorSession } from './operator-session.ts';
export type { operatorStaff, StaffState } from './operator-staff.ts';
export { instantOf } from './kit/wire-time.ts';
