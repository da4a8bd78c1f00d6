// Layers above the page: dialogs, the member centre and toasts. Each loads its own code and texts
// when it is first needed.
import { Suspense } from 'react';
import { ToastRegion } from '@baize/ui';
import { useAgentCentre } from './app/agent-pages.ts';
import { closeChat, useChat } from './app/chat.ts';
import { closeDialog, type DialogName, useDialogs } from './app/dialogs.ts';
import { lazyScreen, type LazyScreen } from './app/lazy-screen.tsx';
import { useMemberCentre } from './app/member-pages.ts';
import { useConfirmation } from './app/session/confirmation.ts';
import { useModule } from './app/status.ts';
import { useText } from './app/texts/texts.ts';
import { usePopups } from './features/notices/popups.ts';
import { useVendorPopup } from './features/catalogue/vendor-popup.ts';
import { useNoticeList } from './features/notices/notice-list.ts';
import { FaultScreen } from './shell/fault-screen.tsx';
import { fetchMemberParts } from './shell/header/member-parts.ts';

const notices = () => import('./features/identity/session/notice-dialogs.tsx');

interface Asked {
  wish: (() => void) | undefined;
}

const account = ['account'] as const;

/** A visitor who signs in will need the header of a member at once. */
function withMemberParts<T>(dialog: Promise<T>): Promise<T> {
  void fetchMemberParts();
  return dialog;
}

const dialogs: Readonly<Record<DialogName, LazyScreen<Asked>>> = {
  login: lazyScreen(
    async () => (await withMemberParts(import('./pages/sign-in-popup.tsx'))).SignInPopup,
    account,
  ),
  register: lazyScreen(
    async () => (await withMemberParts(import('./pages/registration-popup.tsx'))).RegistrationPopup,
    account,
  ),
  forgot: lazyScreen(
    async () => (await import('./pages/recovery-popup.tsx')).RecoveryPopup,
    account,
  ),
  'set-password': lazyScreen(
    async () =>
      (await import('./features/identity/recovery/set-password-dialog.tsx')).SetPasswordDialog,
    account,
  ),
  'change-password': lazyScreen(
    async () =>
      (await import('./features/identity/password/change-password-dialog.tsx'))
        .ChangePasswordDialog,
    account,
  ),
  'after-login': lazyScreen(
    async () =>
      (await withMemberParts(import('./features/identity/session/after-login-dialog.tsx')))
        .AfterLoginDialog,
    account,
  ),
  logout: lazyScreen(
    async () => (await import('./features/identity/session/logout-dialog.tsx')).LogoutDialog,
    account,
  ),
  idle: lazyScreen(
    async () => (await import('./features/identity/session/idle-dialog.tsx')).IdleDialog,
    account,
  ),
  'reality-check': lazyScreen(
    async () => (await import('./features/wagering/reality-check-dialog.tsx')).RealityCheckDialog,
    account,
  ),
  'session-budget': lazyScreen(
    async () => (await import('./features/wagering/session-budget-dialog.tsx')).SessionBudgetDialog,
    account,
  ),
  'register-first': lazyScreen(
    async () =>
      (await import('./features/identity/session/register-first-dialog.tsx')).RegisterFirstDialog,
    account,
  ),
  'recovery-sent': lazyScreen(async () => (await notices()).RecoverySentDialog, account),
  'recovery-lost': lazyScreen(async () => (await notices()).RecoveryLostDialog, account),
  'session-over': lazyScreen(async () => (await notices()).SessionOverDialog, account),
  'session-ended': lazyScreen(async () => (await notices()).SessionEndedDialog, account),
  'agents-only': lazyScreen(async () => (await notices()).AgentsOnlyDialog, account),
  'members-only': lazyScreen(async () => (await notices()).MembersOnlyDialog, account),
  help: lazyScreen(
    async () => (await import('./features/help/help-dialog.tsx')).HelpDialog,
    ['help'],
  ),
  search: lazyScreen(
    async () => (await import('./shell/search/search-dialog.tsx')).SearchDialog,
    ['search'],
  ),
};

const ConfirmDialog = lazyScreen(
  async () => (await import('./features/identity/session/confirm-dialog.tsx')).ConfirmDialog,
  account,
);

const VendorPopup = lazyScreen(
  async () => (await import('./features/catalogue/vendor-popup-dialog.tsx')).VendorPopupDialog,
);

const NoticeList = lazyScreen(
  async () => (await import('./features/notices/notice-list-dialog.tsx')).NoticeListDialog,
  ['later'],
);

const PopupNotices = lazyScreen(
  async () => (await import('./features/notices/popup-notices.tsx')).PopupNotices,
  ['later'],
);

const RoomEnvelope = lazyScreen(
  async () => (await import('./features/envelopes/envelope-message.tsx')).EnvelopeMessage,
  ['envelopes'],
);
const ChatPanel = lazyScreen(
  async () => (await import('./features/chat/chat-panel.tsx')).ChatPanel,
  ['chat'],
);

const MemberCentre = lazyScreen(
  async () => (await import('./pages/member-centre.tsx')).MemberCentre,
  account,
);

const AgentCentre = lazyScreen(
  async () => (await import('./pages/agent-centre.tsx')).AgentCentre,
  ['account', 'reports', 'agents'],
);

export function Overlays() {
  const t = useText();
  const { open: asked, wish } = useDialogs();
  const { page, close } = useMemberCentre();
  const team = useAgentCentre();
  const hasPopup = useVendorPopup(({ card }) => card !== undefined);
  const hasNotices = useNoticeList(({ at }) => at !== undefined);
  const hasPopupNotices = usePopups();
  const hasChat = useChat(({ place }) => place !== undefined);
  const offersChat = useModule('CBS3');
  const confirmation = useConfirmation();
  const Question = asked === undefined ? undefined : dialogs[asked];
  return (
    <>
      <FaultScreen isAbove onPutAway={close}>
        <Suspense>{page === undefined ? null : <MemberCentre />}</Suspense>
      </FaultScreen>
      <FaultScreen isAbove onPutAway={team.close}>
        <Suspense>{team.page === undefined ? null : <AgentCentre />}</Suspense>
      </FaultScreen>
      <FaultScreen isAbove onPutAway={closeChat}>
        <Suspense>{hasChat && offersChat ? <ChatPanel envelope={RoomEnvelope} /> : null}</Suspense>
      </FaultScreen>
      <Suspense>{hasPopup ? <VendorPopup /> : null}</Suspense>
      <Suspense>{hasNotices ? <NoticeList /> : null}</Suspense>
      <Suspense>{hasPopupNotices ? <PopupNotices /> : null}</Suspense>
      <FaultScreen isAbove onPutAway={closeDialog}>
        <Suspense>{Question === undefined ? null : <Question wish={wish} />}</Suspense>
      </FaultScreen>
      <FaultScreen isAbove onPutAway={() => confirmation.settle(false)}>
        <Suspense>{confirmation.asked ? <ConfirmDialog /> : null}</Suspense>
      </FaultScreen>
      <ToastRegion label={t('shell.notices')} closeLabel={t('shell.close')} />
    </>
  );
}
