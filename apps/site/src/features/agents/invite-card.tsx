// An agent's means to invite: the code, the link to copy or share, and a picture of it for phones.
import { useRef } from 'react';
import {
  Button,
  Card,
  CopyText,
  DownloadIcon,
  QrCode,
  SendIcon,
  Skeleton,
  Status,
} from '@baize/ui';
import { useFace } from '../../app/brand.ts';
import { useText } from '../../app/texts/texts.ts';
import { saveQr } from './save-qr.ts';
import { linkOf } from './team.ts';
import styles from './agents.module.css';

function Line({ label, text }: { label: string; text: string }) {
  const t = useText();
  return (
    <div className={styles['line']}>
      <span>{label}</span>
      <CopyText text={text} copyLabel={t('shell.copy')} copiedLabel={t('shell.copied')} />
    </div>
  );
}

function Invitation({ code }: { code: string }) {
  const t = useText();
  const { name } = useFace();
  const picture = useRef<HTMLDivElement>(null);
  const link = linkOf(code);
  const share = () => {
    const shared = { title: name, text: t('agents.share-text', { name }), url: link };
    // A cancelled share sheet is no fault.
    void navigator.share(shared).catch(() => undefined);
  };
  return (
    <div className={styles['invite']}>
      <div ref={picture} className={styles['qr']}>
        <QrCode text={link} label={t('agents.qr')} />
      </div>
      <div className={styles['invite-lines']}>
        <p>{t('agents.invite-text')}</p>
        <Line label={t('agents.code')} text={code} />
        <Line label={t('agents.link')} text={link} />
        <div className={styles['invite-buttons']}>
          {'share' in navigator ? (
            <Button kind="primary" icon={<SendIcon />} onClick={share}>
              {t('agents.share')}
            </Button>
          ) : null}
          <Button icon={<DownloadIcon />} onClick={() => saveQr(picture.current, `${code}.png`)}>
            {t('agents.save-qr')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Undefined: it is on its way. */
export function InviteCard({ code }: { code: string | undefined }) {
  const t = useText();
  return (
    <Card title={t('agents.invite')}>
      {code === undefined ? <Skeleton shape="block" className={styles['invite-box']} /> : null}
      {code === '' ? <Status kind="waiting">{t('agents.no-code')}</Status> : null}
      {code ? <Invitation code={code} /> : null}
    </Card>
  );
}
