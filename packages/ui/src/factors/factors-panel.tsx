// The second factors of the signed-in person: an authenticator app, passkeys and recovery codes,
// each with its actions. Site and console show the same panel with calls of their own.
import { KeyRoundIcon, LifeBuoyIcon, PlusIcon, SmartphoneIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '@baize/i18n';
import { Button } from '../controls/button.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Status } from '../feedback/badge.tsx';
import { AlertLine } from './alert-line.tsx';
import { FactorsDialog, type Opened } from './factors-dialog.tsx';
import type { FactorsParts, FactorsShown } from './factors.ts';
import styles from './factors.module.css';
import { PasskeyList } from './passkey-list.tsx';
import { passkeysWork } from './passkeys-work.ts';
import { useSending } from './use-sending.ts';

export interface FactorsPanelProps extends FactorsParts {
  /** Undefined while it is on its way. */
  factors: FactorsShown | undefined;
  /** Something was changed: ask again what there is. */
  onChanged: () => void;
}

interface RowProps {
  icon: ReactNode;
  title: string;
  hint: string;
  end: ReactNode;
  children?: ReactNode;
}

function Row({ icon, title, hint, end, children }: RowProps) {
  return (
    <li className={styles['row']}>
      <span className={styles['sign']}>{icon}</span>
      <span className={styles['what']}>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
      <span className={styles['ends']}>{end}</span>
      {children}
    </li>
  );
}

interface RowsProps extends FactorsParts {
  factors: FactorsShown;
  open: (opened: Opened) => void;
}

/** The secret is asked for before its dialog opens, so that who must confirm first does so here. */
function SetUpTotp({ t, calls, open }: Pick<RowsProps, 't' | 'calls' | 'open'>) {
  const { alert, sending, send } = useSending(calls);
  return (
    <>
      <Button
        size="small"
        loading={sending}
        onClick={() => send(async () => open({ what: 'totp', begun: await calls.beginTotp() }))}
      >
        {t('factors.set-up')}
      </Button>
      <AlertLine text={alert} />
    </>
  );
}

function TotpRow({ t, calls, factors: { totp }, open }: RowsProps) {
  const date = totp.since === null ? '' : formatDate(totp.since, { tag: t.tag });
  return (
    <Row
      icon={<SmartphoneIcon aria-hidden="true" />}
      title={t('factors.totp')}
      hint={totp.on ? t('factors.totp-since', { date }) : t('factors.totp-hint')}
      end={
        totp.on ? (
          <>
            <Status kind="good">{t('factors.on')}</Status>
            <Button size="small" kind="ghost" onClick={() => open({ what: 'totp-off' })}>
              {t('factors.turn-off')}
            </Button>
          </>
        ) : (
          <SetUpTotp t={t} calls={calls} open={open} />
        )
      }
    />
  );
}

function PasskeysRow({ t, factors: { passkeys }, open }: RowsProps) {
  const isOffered = passkeysWork();
  return (
    <Row
      icon={<KeyRoundIcon aria-hidden="true" />}
      title={t('factors.passkeys')}
      hint={isOffered ? t('factors.passkeys-hint') : t('factors.passkeys-unknown')}
      end={
        <Button
          size="small"
          icon={<PlusIcon />}
          disabled={!isOffered}
          onClick={() => open({ what: 'passkey' })}
        >
          {t('factors.passkey-add')}
        </Button>
      }
    >
      {passkeys.length === 0 ? null : (
        <PasskeyList
          t={t}
          passkeys={passkeys}
          onRename={(passkey) => open({ what: 'rename', passkey })}
          onRemove={(passkey) => open({ what: 'remove', passkey })}
        />
      )}
    </Row>
  );
}

function RecoveryRow({ t, factors: { recoveryCodesLeft: count }, open }: RowsProps) {
  return (
    <Row
      icon={<LifeBuoyIcon aria-hidden="true" />}
      title={t('factors.recovery')}
      hint={t('factors.recovery-left', { count })}
      end={
        <Button size="small" onClick={() => open({ what: 'renew' })}>
          {t('factors.renew')}
        </Button>
      }
    />
  );
}

export function FactorsPanel({ t, calls, factors, onChanged }: FactorsPanelProps) {
  const [opened, setOpened] = useState<Opened>();
  if (factors === undefined) return <Skeleton shape="block" className={styles['waiting']} />;
  const rows = { t, calls, factors, open: setOpened };
  const hasFactor = factors.totp.on || factors.passkeys.length > 0;
  return (
    <>
      <ul className={styles['rows']} aria-label={t('factors.title')}>
        <TotpRow {...rows} />
        <PasskeysRow {...rows} />
        {hasFactor ? <RecoveryRow {...rows} /> : null}
      </ul>
      {opened === undefined ? null : (
        <FactorsDialog
          key={opened.what}
          t={t}
          calls={calls}
          opened={opened}
          onChanged={onChanged}
          onOpen={setOpened}
        />
      )}
    </>
  );
}
