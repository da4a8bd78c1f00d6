// Chooses a picture and shows it before it is sent; one that cannot be sent says why.
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import {
  base64Of,
  buttonClass,
  IconButton,
  Skeleton,
  TrashIcon,
  UploadIcon,
  VisuallyHidden,
} from '@baize/ui';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { proofKinds, proofProblem } from './proof-picture.ts';
import styles from './pay-panel.module.css';

interface PictureChoiceProps {
  label: string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

/** Shown from its own bytes, before anything is sent. */
function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void base64Of(file).then(
      (bytes) => isWanted && setAddress(`data:${file.type};base64,${bytes}`),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <div className={styles['preview']}>
      {address === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <img src={address} alt={t('deposits.preview')} />
      )}
      <IconButton label={t('deposits.preview-remove')} icon={<TrashIcon />} onClick={onRemove} />
    </div>
  );
}

export function PictureChoice({ label, file, onFile }: PictureChoiceProps) {
  const t = useText();
  const input = useId();
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
      {file === undefined ? null : <Preview file={file} onRemove={() => onFile(undefined)} />}
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
