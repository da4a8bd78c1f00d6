// The ways to invite somebody: a code, a link to copy or share, and a picture of it for phones.
// Where the browser has no share sheet, the link is copied.
import { useRef } from 'react';
import { Button, CopyText, DownloadIcon, QrCode, SendIcon, showToast } from '@baize/ui';
import { useFace } from '../brand.ts';
import { useText } from '../texts/texts.ts';
import { saveQr } from './save-qr.ts';
import styles from './invite.module.css';

export interface InviteWords {
  /** Above the code; may be empty. */
  readonly text: string;
  readonly code: string;
  readonly link: string;
  readonly share: string;
  readonly shareText: string;
  readonly copied: string;
  readonly qr: string;
  readonly saveQr: string;
}

export interface InviteMeansProps {
  code: string;
  link: string;
  words: InviteWords;
}

export function InviteMeans({ code, link, words }: InviteMeansProps) {
  const { name } = useFace();
  const picture = useRef<HTMLDivElement>(null);
  return (
    <div className={styles['invite']}>
      <div ref={picture} className={styles['qr']}>
        <QrCode text={link} label={words.qr} />
      </div>
      <div className={styles['lines']}>
        {words.text === '' ? null : <p>{words.text}</p>}
        <Line label={words.code} text={code} />
        <Line label={words.link} text={link} />
        <div className={styles['buttons']}>
          <Button
            kind="primary"
            icon={<SendIcon />}
            onClick={() => void share({ title: name, text: words.shareText, url: link }, words)}
          >
            {words.share}
          </Button>
          <Button icon={<DownloadIcon />} onClick={() => saveQr(picture.current, `${code}.png`)}>
            {words.saveQr}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  const t = useText();
  return (
    <div className={styles['line']}>
      <span>{label}</span>
      <CopyText text={text} copyLabel={t('shell.copy')} copiedLabel={t('shell.copied')} />
    </div>
  );
}

async function share(
  shared: { readonly title: string; readonly text: string; readonly url: string },
  { copied }: Pick<InviteWords, 'copied'>,
): Promise<void> {
  if ('share' in navigator) {
    // A cancelled share sheet is no fault.
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  const isCopied = await clipboard?.writeText(shared.url).then(
    () => true,
    () => false,
  );
  if (isCopied) showToast({ kind: 'good', text: copied });
}
