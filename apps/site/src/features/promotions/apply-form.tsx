// Applies for a reward: a remark and up to three pictures, each shown before it is sent.
import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { applicationPicturesMax, applicationRemarkMax } from '@baize/contract';
import {
  base64Of,
  Button,
  buttonClass,
  Field,
  IconButton,
  showToast,
  TextArea,
  UploadIcon,
  VisuallyHidden,
  XIcon,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Detail, refreshPromotions } from './promotions.ts';
import styles from './detail.module.css';

const bytesMax = 5 * 1024 * 1024;
const kinds: readonly string[] = ['image/png', 'image/jpeg'];

function useApply({ promotionId: id, version }: Detail) {
  const t = useText();
  const [intent, setIntent] = useState(newIntent);
  return useMutation({
    mutationFn: async ({ remark, files }: { remark: string; files: readonly File[] }) => {
      const pictures = await Promise.all(files.map(base64Of));
      const asked = { id, version, remark, pictures };
      return unwrap(await client.promotions.applyForPromotion(asked, { intent }));
    },
    onSuccess: () => showToast({ kind: 'good', text: t('promotions.applied-toast') }),
    onError: () => setIntent(newIntent()),
    onSettled: refreshPromotions,
  });
}

export function ApplyForm({ promotion }: { promotion: Detail }) {
  const t = useText();
  const [remark, setRemark] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [wrong, setWrong] = useState('');
  const apply = useApply(promotion);
  const add = (file: File | undefined) => {
    if (file === undefined) return;
    const isRight = kinds.includes(file.type) && file.size <= bytesMax;
    setWrong(isRight ? '' : t('promotions.picture-wrong'));
    if (isRight) setFiles([...files, file].slice(0, applicationPicturesMax));
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        apply.mutate({ remark: remark.trim(), files });
      }}
    >
      <Field
        label={t('promotions.remark')}
        hint={t('promotions.remark-left', { left: applicationRemarkMax - remark.length })}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={applicationRemarkMax}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
        )}
      </Field>
      <Pictures
        files={files}
        onAdd={add}
        onRemove={(gone) => setFiles(files.filter((file) => file !== gone))}
      />
      <AlertLine text={wrong === '' && apply.error ? failureText(t, apply.error) : wrong} />
      <Button type="submit" kind="primary" loading={apply.isPending}>
        {t('promotions.apply')}
      </Button>
    </form>
  );
}

interface PicturesProps {
  files: readonly File[];
  onAdd: (file: File | undefined) => void;
  onRemove: (file: File) => void;
}

/** The address of a chosen file; the browser gives it up with the page. */
const addresses = new WeakMap<File, string>();

function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}

function Pictures({ files, onAdd, onRemove }: PicturesProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles['pictures']} role="group" aria-label={t('promotions.pictures')}>
      <small>{t('promotions.pictures-hint', { count: applicationPicturesMax })}</small>
      <ul>
        {files.map((file) => (
          <li key={`${file.name} ${file.lastModified}`}>
            <img src={addressOf(file)} alt={file.name} />
            <IconButton
              label={t('promotions.picture-remove')}
              icon={<XIcon />}
              onClick={() => onRemove(file)}
            />
          </li>
        ))}
      </ul>
      {files.length >= applicationPicturesMax ? null : (
        <label htmlFor={id} className={buttonClass({ size: 'small' })}>
          <UploadIcon aria-hidden="true" />
          {t('promotions.picture-add')}
          <VisuallyHidden>
            <input
              id={id}
              type="file"
              accept="image/png,image/jpeg"
              onChange={({ target }) => {
                onAdd(target.files?.[0]);
                target.value = '';
              }}
            />
          </VisuallyHidden>
        </label>
      )}
    </div>
  );
}
