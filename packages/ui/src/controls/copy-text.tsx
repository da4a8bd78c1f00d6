// A text and the button that copies it; success is shown in words, not only by the changed icon.
import { CheckIcon, CopyIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './copy-text.module.css';

export interface CopyTextProps {
  text: string;
  /**
   * The displayed text where it differs from the copied one, such as a shortened receipt number.
   */
  shown?: string | undefined;
  copyLabel: string;
  copiedLabel: string;
}

const copiedShownMilliseconds = 2000;

export function CopyText({ text, shown, copyLabel, copiedLabel }: CopyTextProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedShownMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <span className={styles['copy']}>
      <bdi className={styles['text']}>{shown ?? text}</bdi>
      <IconButton
        size="small"
        label={copied ? copiedLabel : copyLabel}
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
      />
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </span>
  );
}
