// Short dialogs about the session: a mail is on its way, the session is over, the area is for other
// accounts.
import { Button, Dialog } from '@baize/ui';
import type { TextKey } from '@baize/i18n';
import { closeDialog, openDialog, type DialogName } from '../../../app/dialogs.ts';
import { useText } from '../../../app/texts/texts.ts';

interface NoticeProps {
  title: TextKey;
  text: TextKey;
  /** Offers to go on with another question. */
  next?: { readonly dialog: DialogName; readonly text: TextKey };
}

function Notice({ title, text, next }: NoticeProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="small"
      title={t(title)}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={closeDialog}
      footer={
        next ? (
          <>
            <Button onClick={closeDialog}>{t('shell.close')}</Button>
            <Button kind="primary" onClick={() => openDialog(next.dialog)}>
              {t(next.text)}
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={closeDialog}>
            {t('shell.ok')}
          </Button>
        )
      }
    >
      <p>{t(text)}</p>
    </Dialog>
  );
}

const toSignIn = { dialog: 'login', text: 'shell.sign-in' } as const;
const sendAgain = { dialog: 'forgot', text: 'identity.forgot-send' } as const;

const notices = {
  sent: { title: 'identity.forgot-title', text: 'identity.in-been-out' },
  lost: { title: 'identity.forgot-title', text: 'identity.message-lost', next: sendAgain },
  over: { title: 'identity.session-over-title', text: 'shell.session-over', next: toSignIn },
  ended: { title: 'identity.session-over-title', text: 'live.session-ended', next: toSignIn },
  agents: { title: 'identity.warning', text: 'shell.agents-only' },
  members: { title: 'identity.warning', text: 'identity.members-only' },
} as const satisfies Readonly<Record<string, NoticeProps>>;

export const RecoverySentDialog = () => <Notice {...notices.sent} />;
export const RecoveryLostDialog = () => <Notice {...notices.lost} />;
export const SessionOverDialog = () => <Notice {...notices.over} />;
export const SessionEndedDialog = () => <Notice {...notices.ended} />;
export const AgentsOnlyDialog = () => <Notice {...notices.agents} />;
export const MembersOnlyDialog = () => <Notice {...notices.members} />;
