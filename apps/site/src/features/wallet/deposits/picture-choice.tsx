// Chooses a picture and shows it before it is sent; one that cannot be sent says why.
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { buttonClass, IconButton, TrashIcon, UploadIcon, VisuallyHidden } from '@baize/ui';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { proofKinds, proofProblem } from './proof-picture.ts';
import styles from './pay-panel.module.css';

interface PictureChoiceProps {
  label: string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

export function PictureChoice({ label, file, onFile }: PictureChoiceProps) {
  const t = useText();
  const input = useId();
  const preview = usePreview(file);
  const [problem, setProblem] = useState('');
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    const wrong = picture && proofProblem(t, picture);
    setProblem(wrong ?? '');
    if (picture && wrong === undefined) onFile(picture);
    target.value = '';
  };
  return (
    <div className={styles['choice']}>
      {preview === undefined ? null : (
        <div className={styles['preview']}>
          <img src={preview} alt={t('deposits.preview')} />
          <IconButton
            label={t('deposits.preview-remove')}
            icon={<TrashIcon />}
            onClick={() => onFile(undefined)}
          />
        </div>
      )}
      <label htmlFor={input} className={buttonClass({ full: true })}>
        <UploadIcon aria-hidden="true" />
        {label}
        <VisuallyHidden>
          <input id={input} type="file" accept={proofKinds.join(',')} onChange={take} />
        </VisuallyHidden>
      </label>
      <AlertLine text={problem} />
    </div>
  );
}
