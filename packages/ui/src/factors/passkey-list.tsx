// The passkeys of an account: when each was added and last used, and its actions.
import { KeyRoundIcon, PencilIcon, TrashIcon } from 'lucide-react';
import { formatDate, type Translator } from '@baize/i18n';
import { IconButton } from '../controls/icon-button.tsx';
import type { PasskeyShown } from './factors.ts';
import styles from './factors.module.css';

interface PasskeyListProps {
  t: Translator;
  passkeys: readonly PasskeyShown[];
  onRename: (passkey: PasskeyShown) => void;
  onRemove: (passkey: PasskeyShown) => void;
}

function factsOf(t: Translator, { createdAt, lastUsedAt }: PasskeyShown): string {
  const added = formatDate(createdAt, { tag: t.tag });
  if (lastUsedAt === null) return t('factors.passkey-unused', { added });
  return t('factors.passkey-used', { added, used: formatDate(lastUsedAt, { tag: t.tag }) });
}

export function PasskeyList({ t, passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <ul className={styles['passkeys']} aria-label={t('factors.passkeys')}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <KeyRoundIcon aria-hidden="true" />
          <span className={styles['what']}>
            <b>{passkey.name}</b>
            <span>{factsOf(t, passkey)}</span>
          </span>
          <span className={styles['ends']}>
            <IconButton
              size="small"
              label={t('factors.passkey-rename', { name: passkey.name })}
              icon={<PencilIcon />}
              onClick={() => onRename(passkey)}
            />
            <IconButton
              size="small"
              label={t('factors.passkey-remove', { name: passkey.name })}
              icon={<TrashIcon />}
              onClick={() => onRemove(passkey)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
