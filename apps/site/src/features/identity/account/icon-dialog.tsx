// Chooses the member's picture: one of those on offer, or an upload, which the server encodes again
// so that no metadata stays in it.
import { type ChangeEvent, useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import {
  buttonClass,
  Dialog,
  showToast,
  Skeleton,
  UploadIcon,
  VisuallyHidden,
  base64Of,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { useMemberChanged } from './member.ts';
import { useSending } from './use-sending.ts';
import styles from './account.module.css';

export const pictureKinds = 'image/png,image/jpeg,image/webp';

const pictureOf = (icon: string) => `/art/members/${icon}.webp`;

function useIcons() {
  return useQuery({
    queryKey: ['member', 'icons'],
    queryFn: async () => unwrap(await client.identity.getIcon()),
  });
}

export function IconDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const upload = useId();
  const { data, error, refetch } = useIcons();
  const { alert, sending, send } = useSending();
  const changed = useMemberChanged();
  const done = async () => {
    showToast({ kind: 'good', text: t('security.icon-saved') });
    await changed();
    onClose();
  };
  const choose = (icon: string) => void send(() => client.identity.chooseIcon({ icon }), done);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (picture) {
      const upload = async () => client.identity.uploadIcon({ picture: await base64Of(picture) });
      void send(upload, done);
    }
    target.value = '';
  };
  return (
    <Dialog open title={t('security.change-icon')} closeLabel={t('shell.close')} onClose={onClose}>
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
      <div className={styles['icons']} aria-busy={sending}>
        {data === undefined
          ? Array.from({ length: 12 }, (_, at) => <Skeleton key={at} shape="block" />)
          : data.icons.map((icon, at) => (
              <button
                key={icon}
                type="button"
                className={styles['icon']}
                disabled={sending}
                aria-pressed={data.avatar === pictureOf(icon)}
                aria-label={t('security.icon-number', { number: at + 1 })}
                onClick={() => choose(icon)}
              >
                <img src={pictureOf(icon)} alt="" width={64} height={64} loading="lazy" />
              </button>
            ))}
      </div>
      <AlertLine text={alert} />
      <label htmlFor={upload} className={buttonClass({ full: true })}>
        <UploadIcon aria-hidden="true" />
        {t('security.upload-icon')}
        <VisuallyHidden>
          <input id={upload} type="file" accept={pictureKinds} disabled={sending} onChange={take} />
        </VisuallyHidden>
      </label>
      <p className={styles['quiet']}>{t('security.upload-hint')}</p>
    </Dialog>
  );
}
