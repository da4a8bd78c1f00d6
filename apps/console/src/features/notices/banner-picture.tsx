// A banner's own picture in one language; without one it shows a picture of the house.
import { type ChangeEvent, useId, useState } from 'react';
import { unwrap } from '@baize/client';
import { base64Of, Button, buttonClass, UploadIcon, VisuallyHidden } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { useNoticeChange, type NoticeFact } from './notice-facts.ts';
import styles from './notices.module.css';

export interface BannerPictureProps {
  banner: NoticeFact;
  language: string;
  mayEdit: boolean;
}

export function BannerPicture({ banner, language, mayEdit }: BannerPictureProps) {
  const t = useText();
  const upload = useId();
  const [shown, setShown] = useState(banner.pictures[language]);
  const { noticeId } = banner;
  const send = useNoticeChange(async (picture: string | null) => {
    const asked = { noticeId, language, picture };
    const { pictures } = unwrap(await client.notices.setNoticePicture(asked));
    setShown(pictures[language]);
  });
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) send.mutate(await base64Of(file));
    target.value = '';
  };
  return (
    <div className={styles['stack']}>
      <img
        className={styles['picture']}
        src={shown ?? `/art/categories/${banner.art}.1200.webp`}
        alt={t('console.notices.picture')}
      />
      <div className={styles['row']}>
        <label htmlFor={upload} className={buttonClass({ size: 'small' })}>
          <UploadIcon aria-hidden="true" />
          {t('console.notices.picture-choose')}
          <VisuallyHidden>
            <input
              id={upload}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              disabled={!mayEdit || send.isPending}
              onChange={(event) => void take(event)}
            />
          </VisuallyHidden>
        </label>
        {shown === undefined ? null : (
          <Button size="small" kind="ghost" disabled={!mayEdit} onClick={() => send.mutate(null)}>
            {t('console.notices.picture-back')}
          </Button>
        )}
      </div>
      <small className={styles['hint']}>{t('console.notices.picture-hint')}</small>
    </div>
  );
}
