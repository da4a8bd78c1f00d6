// The picture of a promotion: one of ours, or one that staff send, a PNG or JPEG below 5 MB.
import { type ChangeEvent, useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { rewardPictures } from '@baize/contract';
import { base64Of, buttonClass, UploadIcon, VisuallyHidden } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { PictureChoice } from '../../../app/picture-choice.tsx';
import { useText } from '../../../app/texts.ts';
import type { PartProps } from './draft.ts';
import styles from './maker.module.css';

const bytesMax = 5 * 1024 * 1024;
const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

export function PictureField({ draft: { picture }, set }: PartProps) {
  const t = useText();
  const isOurs = rewardPictures.some((one) => one === picture);
  const pictures = isOurs || picture === '' ? rewardPictures : [picture, ...rewardPictures];
  return (
    <PictureChoice
      label={t('console.promotions.picture')}
      name="picture"
      pictures={pictures}
      value={picture}
      nameOf={(one) =>
        t.named(`console.promotions.picture-${one}`) ?? t('console.promotions.picture-own')
      }
      onValue={(one) => set({ picture: one })}
    >
      <Sending onPicture={(one) => set({ picture: one })} />
    </PictureChoice>
  );
}

function Sending({ onPicture }: { onPicture: (picture: string) => void }) {
  const t = useText();
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const send = useMutation({
    mutationFn: async (file: File) => {
      const picture = await base64Of(file);
      return unwrap(await client.promotions.sendPromotionPicture({ picture })).picture;
    },
    onSuccess: onPicture,
  });
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const isTaken = file !== undefined && kinds.has(file.type) && file.size <= bytesMax;
    setWrong(file !== undefined && !isTaken);
    if (isTaken) send.mutate(file);
    target.value = '';
  };
  const refused = send.error ? failureText(t, send.error) : '';
  return (
    <div className={styles['sending']}>
      <label htmlFor={id} className={buttonClass({ size: 'small' })}>
        <UploadIcon aria-hidden="true" />
        {t('console.promotions.picture-send')}
        <VisuallyHidden>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            disabled={send.isPending}
            onChange={take}
          />
        </VisuallyHidden>
      </label>
      <p className={styles['mute']}>{t('console.promotions.picture-hint')}</p>
      <p role="alert" className={styles['said']}>
        {isWrong ? t('console.promotions.picture-wrong') : refused}
      </p>
    </div>
  );
}
