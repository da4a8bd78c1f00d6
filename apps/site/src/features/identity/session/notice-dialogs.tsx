// Short questions and notices about the session: a mail is on its way, the session is over, the
// area belongs to somebody else.
import { Button, Dialog } from '@baize/ui';
import type { TextKey } from '@baize/i18n';
import { closeDialog, openDialog } from '../../../app/dialogs.ts';
import { useText } from '../../../app/texts/texts.ts';

interface NoticeProps {
  title: TextKey;
  text: TextKey;
  /** Offers to sign in again. */
  signIn?: boolean;
}

function Notice({ title, text, signIn = false }: NoticeProps) {
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
        signIn ? (
          <>
            <Button onClick={closeDialog}>{t('shell.close')}</Button>
            <Button kind="primary" onClick={() => openDialog('login')}>
              {t('shell.sign-in')}
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

const notices = {
  sent: { title: 'identity.forgot-title', text: 'identity.in-been-out' },
  over: { title: 'identity.session-over-title', text: 'shell.session-over', signIn: true },
  ended: { title: 'identity.session-over-title', text: 'live.session-ended', signIn: true },
  agents: { title: 'identity.warning', text: 'shell.agents-only' },
  members: { title: 'identity.warning', text: 'identity.members-only' },
} as const satisfies Readonly<Record<string, NoticeProps>>;

export const RecoverySentDialog = () => <Notice {...notices.sent} />;
export const SessionOverDialog = () => <Notice {...notices.over} />;
export const SessionEndedDialog = () => <Notice {...notices.ended} />;
export const AgentsOnlyDialog = () => <Notice {...notices.agents} />;
export const MembersOnlyDialog = () => <Notice {...notices.members} />;
