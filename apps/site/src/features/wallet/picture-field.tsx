// Chooses one picture, shows it before it is sent, and says what is wrong with it.
import { type ChangeEvent, useId } from 'react';
import { buttonClass, UploadIcon, VisuallyHidden } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import styles from './payments.module.css';

export interface PictureFieldProps {
  label: string;
  hint: string;
  file: File | undefined;
  error?: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** The address of a chosen file; the browser gives it up with the page. */
const addresses = new WeakMap<File, string>();

function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}

export function PictureField({ label, hint, file, error, onFile }: PictureFieldProps) {
  const t = useText();
  const id = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFile(target.files?.[0] ?? file);
    target.value = '';
  };
  return (
    <div className={styles['picture-field']} role="group" aria-label={label}>
      <b>{label}</b>
      <small id={`${id}-hint`}>
        {hint} {t('payments.proof-hint')}
      </small>
      {file === undefined ? null : (
        <img className={styles['chosen']} src={addressOf(file)} alt={file.name} />
      )}
      <label htmlFor={id} className={buttonClass({ size: 'small' })}>
        <UploadIcon aria-hidden="true" />
        {t(file === undefined ? 'payments.proof-choose' : 'payments.proof-change')}
        <VisuallyHidden>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-hint`}
            aria-invalid={error === undefined ? undefined : true}
            onChange={take}
          />
        </VisuallyHidden>
      </label>
      {error === undefined ? null : (
        <p role="alert" className={styles['wrong']}>
          {error}
        </p>
      )}
    </div>
  );
}
