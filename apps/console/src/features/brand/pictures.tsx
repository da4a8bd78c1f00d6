// The brand's logo, icon and home page picture: the current one, an upload, or a reset to the
// house's.
import { type ChangeEvent, useId } from 'react';
import { unwrap } from '@baize/client';
import { brandPictures, type BrandPicture } from '@baize/contract';
import { base64Of, Button, buttonClass, Card, UploadIcon, VisuallyHidden } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './brand.module.css';
import { useFaceChange, type Face } from './face.ts';

function PictureCard({ place, address }: { place: BrandPicture; address: string }) {
  const t = useText();
  const may = useMay('brand.edit');
  const upload = useId();
  const send = useFaceChange(async (picture: string | null) =>
    unwrap(await client.brand.setPicture({ place, picture })),
  );
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) send.mutate(await base64Of(file));
    target.value = '';
  };
  return (
    <Card title={t(`brand.picture-${place}`)}>
      <div className={styles['form']}>
        <div className={styles['shown']} data-ground="dark">
          {address === '' ? (
            <small>{t('brand.none-yet')}</small>
          ) : (
            <img src={address} alt={t(`brand.picture-${place}`)} />
          )}
        </div>
        <p className={styles['hint']}>{t(`brand.picture-${place}-hint`)}</p>
        {may ? (
          <div className={styles['buttons']}>
            <label htmlFor={upload} className={buttonClass({ size: 'small' })}>
              <UploadIcon aria-hidden="true" />
              {t('brand.choose')}
              <VisuallyHidden>
                <input
                  id={upload}
                  type="file"
                  aria-label={`${t('brand.choose')}: ${t(`brand.picture-${place}`)}`}
                  accept="image/png,image/jpeg,image/webp"
                  disabled={send.isPending}
                  onChange={(event) => void take(event)}
                />
              </VisuallyHidden>
            </label>
            {address === '' ? null : (
              <Button
                size="small"
                kind="ghost"
                loading={send.isPending}
                onClick={() => send.mutate(null)}
              >
                {t('brand.back')}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </Card>
  );
}

export function Pictures({ face: { pictures } }: { face: Face }) {
  return (
    <div className={styles['columns']}>
      {brandPictures.map((place) => (
        <PictureCard key={place} place={place} address={pictures[place]} />
      ))}
    </div>
  );
}
