// Hands a document in: its kind and number, the name and birthday on it, and its pictures, which
// are sent one by one as they are chosen.
import { type ChangeEvent, type SyntheticEvent, useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  Button,
  buttonClass,
  Dialog,
  Field,
  Select,
  showToast,
  TextInput,
  UploadIcon,
  VisuallyHidden,
  base64Of,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { pictureKinds } from './icon-dialog.tsx';
import { useMember } from './member.ts';
import { useSending } from './use-sending.ts';
import styles from './account.module.css';

const kinds = ['id-card', 'passport', 'driving-licence'] as const;
type Kind = (typeof kinds)[number];
const picturesMax = 4;

interface Typed {
  readonly kind: Kind;
  readonly documentNumber: string;
  readonly fullName: string;
  readonly birthday: string;
}

interface TextFieldProps {
  label: string;
  hint?: string;
  type?: 'text' | 'date';
  value: string;
  onType: (value: string) => void;
}

function TextField({ label, hint, type = 'text', value, onType }: TextFieldProps) {
  return (
    <Field label={label} required hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          maxLength={100}
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

interface PicturesProps {
  uploaded: number;
  onUploaded: (count: number) => void;
}

function Pictures({ uploaded, onUploaded }: PicturesProps) {
  const t = useText();
  const input = useId();
  const { alert, sending, send } = useSending();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (picture) {
      const upload = async () =>
        client.identity.uploadIdentityPicture({ picture: await base64Of(picture) });
      void send(upload, ({ pictures }) => onUploaded(pictures));
    }
    target.value = '';
  };
  return (
    <div className={styles['pictures']}>
      <label htmlFor={input} className={buttonClass({ full: true })} aria-busy={sending}>
        <UploadIcon aria-hidden="true" />
        {t('security.upload-document')}
        <VisuallyHidden>
          <input
            id={input}
            type="file"
            accept={pictureKinds}
            disabled={sending || uploaded >= picturesMax}
            onChange={take}
          />
        </VisuallyHidden>
      </label>
      <p className={styles['quiet']} role="status">
        {t('security.pictures-uploaded', { count: uploaded })}
      </p>
      <AlertLine text={alert} />
    </div>
  );
}

interface IdentityCheckDialogProps {
  uploaded: number;
  onClose: () => void;
}

export function IdentityCheckDialog({ uploaded, onClose }: IdentityCheckDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const { data: member } = useMember();
  const [pictures, setPictures] = useState(uploaded);
  const [typed, setTyped] = useState<Typed>({
    kind: 'id-card',
    documentNumber: '',
    fullName: member?.payee ?? '',
    birthday: member?.birthday ?? '',
  });
  const { alert, sending, send } = useSending();
  const onType = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(
      () => client.identity.askIdentityCheck(typed),
      async () => {
        showToast({ kind: 'good', text: t('security.identity-handed-in') });
        await queries.invalidateQueries({ queryKey: ['member'] });
        onClose();
      },
    );
  };
  return (
    <Dialog
      open
      title={t('security.identity')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p className={styles['quiet']}>{t('security.identity-how')}</p>
        <Field label={t('security.document-kind')}>
          {(control) => (
            <Select
              {...control}
              options={kinds.map((kind) => ({ value: kind, label: t(`security.kind-${kind}`) }))}
              value={typed.kind}
              onChange={(event) => onType({ kind: event.target.value as Kind })}
            />
          )}
        </Field>
        <TextField
          label={t('security.document-number')}
          value={typed.documentNumber}
          onType={(documentNumber) => onType({ documentNumber })}
        />
        <TextField
          label={t('security.document-name')}
          hint={t('security.document-name-hint')}
          value={typed.fullName}
          onType={(fullName) => onType({ fullName })}
        />
        <TextField
          label={t('identity.birthday')}
          type="date"
          value={typed.birthday}
          onType={(birthday) => onType({ birthday })}
        />
        <Pictures uploaded={pictures} onUploaded={setPictures} />
        <AlertLine text={alert} />
        <Button kind="primary" size="large" type="submit" full loading={sending}>
          {t('security.hand-in')}
        </Button>
      </form>
    </Dialog>
  );
}
