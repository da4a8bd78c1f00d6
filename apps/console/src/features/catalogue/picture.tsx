// A vendor's or a game's picture as players see it, with an upload and a reset.
import { type ChangeEvent, useId, useState } from 'react';
import {
  Badge,
  base64Of,
  Button,
  buttonClass,
  classNames,
  Gamepad2Icon,
  UploadIcon,
  VisuallyHidden,
} from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';
import { useOfferChange } from './offer.ts';

export interface PictureShown {
  address: string;
  isSquare?: boolean;
  isLarge?: boolean;
}

export function Picture({ address, isSquare = false, isLarge = false }: PictureShown) {
  const [broken, setBroken] = useState('');
  const shape = classNames(
    styles['picture'],
    isSquare && styles['square'],
    isLarge && styles['large'],
  );
  return (
    <span className={shape}>
      {broken === address || address === '' ? (
        <Gamepad2Icon aria-hidden="true" />
      ) : (
        <img src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
      )}
    </span>
  );
}

export interface PictureFieldProps extends PictureShown {
  isOwn: boolean;
  /** Sends a picture as base64, or nothing to go back to the maker's. */
  onPicture: (picture: string | null) => Promise<unknown>;
}

const kinds = 'image/png,image/jpeg,image/webp';

export function PictureField({ isOwn, onPicture, ...shown }: PictureFieldProps) {
  const t = useText();
  const upload = useId();
  const send = useOfferChange(onPicture);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) send.mutate(await base64Of(file));
    target.value = '';
  };
  return (
    <div className={styles['choice']}>
      <Picture {...shown} isLarge />
      <div className={styles['stack']}>
        <label htmlFor={upload} className={buttonClass({ size: 'small' })}>
          <UploadIcon aria-hidden="true" />
          {t('console.catalogue.picture-choose')}
          <VisuallyHidden>
            <input
              id={upload}
              type="file"
              accept={kinds}
              disabled={send.isPending}
              onChange={(event) => void take(event)}
            />
          </VisuallyHidden>
        </label>
        {isOwn ? (
          <>
            <Button
              size="small"
              kind="ghost"
              loading={send.isPending}
              onClick={() => send.mutate(null)}
            >
              {t('console.catalogue.picture-back')}
            </Button>
            <Badge tone="brass">{t('console.catalogue.picture-own')}</Badge>
          </>
        ) : null}
        <small className={styles['hint']}>{t('console.catalogue.picture-hint')}</small>
      </div>
    </div>
  );
}
