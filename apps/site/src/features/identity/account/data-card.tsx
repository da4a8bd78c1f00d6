// The member's own data: a copy of everything stored about them, the notices they get, and closing
// the account.
import { useState } from 'react';
import { BellIcon, Button, DownloadIcon, showToast, Switch, TriangleAlertIcon } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { GuardRow } from './guard-row.tsx';
import { useMemberChanged, useSecurity } from './member.ts';
import { saveFile } from './save-file.ts';
import { useSending } from './use-sending.ts';
import styles from './account.module.css';

function Notices() {
  const t = useText();
  const { data: security } = useSecurity();
  const changed = useMemberChanged();
  const { alert, sending, send } = useSending();
  const turn = (newPlaceNotice: boolean) =>
    void send(() => client.identity.setNotices({ newPlaceNotice }), changed);
  return (
    <GuardRow
      icon={<BellIcon />}
      title={t('security.new-place-notice')}
      hint={t('security.new-place-notice-hint')}
      action={
        <Switch
          aria-label={t('security.new-place-notice')}
          checked={security?.newPlaceNotice ?? true}
          disabled={sending || security === undefined}
          onChange={(event) => turn(event.target.checked)}
        />
      }
    >
      <AlertLine text={alert} />
    </GuardRow>
  );
}

function Export() {
  const t = useText();
  const { alert, sending, send } = useSending();
  const take = () =>
    void send(
      () => client.identity.exportMember(),
      (copy) => {
        saveFile('my-account.json', 'application/json', JSON.stringify(copy, undefined, 2));
        showToast({ kind: 'good', text: t('security.export-ready') });
      },
    );
  return (
    <GuardRow
      icon={<DownloadIcon />}
      title={t('security.export')}
      hint={t('security.export-hint')}
      action={
        <Button size="small" loading={sending} onClick={take}>
          {t('security.export-take')}
        </Button>
      }
    >
      <AlertLine text={alert} />
    </GuardRow>
  );
}

function Closing() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <GuardRow
      icon={<TriangleAlertIcon />}
      title={t('security.close-account')}
      hint={t('security.close-account-hint')}
      action={
        <Button size="small" kind="danger" onClick={() => setOpen(true)}>
          {t('security.close-account')}
        </Button>
      }
    >
      {isOpen ? <CloseAccountDialog onClose={() => setOpen(false)} /> : null}
    </GuardRow>
  );
}

export function DataCard() {
  const t = useText();
  return (
    <ul className={styles['rows']} aria-label={t('security.privacy')}>
      <Notices />
      <Export />
      <Closing />
    </ul>
  );
}
