// Recovery codes, shown once: to copy, to save as a file or to print. Closing it is saying that
// they are kept, so neither Esc nor a stray press does it.
import { CheckIcon, CopyIcon, DownloadIcon, PrinterIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate, type Translator } from '@baize/i18n';
import { Button } from '../controls/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import styles from './factors.module.css';

interface CodesDialogProps {
  t: Translator;
  codes: readonly string[];
  onClose: () => void;
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Prints the text alone, black on white, in any theme of the page. */
function printOn(paper: Window | null | undefined, text: string): void {
  if (!paper) return;
  const sheet = paper.document.createElement('pre');
  sheet.textContent = text;
  paper.document.body.replaceChildren(sheet);
  paper.print();
}

export function CodesDialog({ t, codes, onClose }: CodesDialogProps) {
  const [copied, setCopied] = useState(false);
  const paper = useRef<HTMLIFrameElement>(null);
  const [madeAt] = useState(() => Date.now());
  const heading = t('factors.recovery-file', {
    site: globalThis.location.host,
    date: formatDate(madeAt, { tag: t.tag }),
  });
  const text = [heading, '', ...codes, ''].join('\n');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog
      open
      title={t('factors.recovery-title')}
      closeLabel={t('factors.close')}
      hasClose={false}
      closesOnEscape={false}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('factors.kept')}
        </Button>
      }
    >
      <div className={styles['stack']}>
        <p>{t('factors.recovery-text')}</p>
        <div className={styles['sheet']}>
          <ol className={styles['codes']} aria-label={t('factors.recovery')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <div className={styles['tools']}>
          <Button
            size="small"
            icon={copied ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void copy()}
          >
            {copied ? t('factors.copied') : t('factors.copy-all')}
          </Button>
          <Button
            size="small"
            icon={<DownloadIcon />}
            onClick={() => save('recovery-codes.txt', text)}
          >
            {t('factors.download')}
          </Button>
          <Button
            size="small"
            icon={<PrinterIcon />}
            onClick={() => printOn(paper.current?.contentWindow, text)}
          >
            {t('factors.print')}
          </Button>
          <iframe
            ref={paper}
            className={styles['paper']}
            title={t('factors.print')}
            sandbox="allow-same-origin allow-modals"
            tabIndex={-1}
            aria-hidden="true"
          />
          <VisuallyHidden role="status">{copied ? t('factors.copied') : ''}</VisuallyHidden>
        </div>
      </div>
    </Dialog>
  );
}
