// The member's personal details. The real name and the birthday can be given once; after that
// customer service corrects them.
import { type SyntheticEvent, useState } from 'react';
import { Button, Dialog, Field, showToast, TextInput } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { describeSession } from '../../../app/session/sign-in.ts';
import { useText } from '../../../app/texts/texts.ts';
import { type Member, useMemberChanged } from './member.ts';
import { useSending } from './use-sending.ts';
import styles from './account.module.css';

const contactNames = ['line', 'whatsapp', 'facebook', 'wechat', 'telegram', 'zalo'] as const;
type Typed = Record<'nickname' | 'payeeName' | 'birthday' | (typeof contactNames)[number], string>;

const typedOf = ({ nickname, payee, birthday, contacts }: Member): Typed => ({
  nickname,
  payeeName: payee,
  birthday,
  line: contacts['line'] ?? '',
  whatsapp: contacts['whatsapp'] ?? '',
  facebook: contacts['facebook'] ?? '',
  wechat: contacts['wechat'] ?? '',
  telegram: contacts['telegram'] ?? '',
  zalo: contacts['zalo'] ?? '',
});

/** Only what was changed is sent: what stands is not judged again. */
function changesIn(before: Typed, after: Typed): Partial<Typed> {
  const changed = Object.entries(after).filter(
    ([field, text]) => text.trim() !== before[field as keyof Typed],
  );
  return Object.fromEntries(changed.map(([field, text]) => [field, text.trim()]));
}

interface PersonFieldsProps {
  member: Member;
  typed: Typed;
  onType: (part: Partial<Typed>) => void;
}

function PersonFields({ member, typed, onType }: PersonFieldsProps) {
  const t = useText();
  const fixed = (value: string) => (value === '' ? t('security.told-once') : t('security.fixed'));
  return (
    <>
      <Field label={t('identity.nickname')} hint={t('security.nickname-hint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            autoComplete="nickname"
            value={typed.nickname}
            onChange={(event) => onType({ nickname: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('identity.payee-name')} hint={fixed(member.payee)}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            autoComplete="name"
            disabled={member.payee !== ''}
            value={typed.payeeName}
            onChange={(event) => onType({ payeeName: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('identity.birthday')} hint={fixed(member.birthday)}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            autoComplete="bday"
            disabled={member.birthday !== ''}
            value={typed.birthday}
            onChange={(event) => onType({ birthday: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

export function ProfileDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText();
  const before = typedOf(member);
  const [typed, setTyped] = useState(before);
  const { alert, sending, send } = useSending();
  const changed = useMemberChanged();
  const onType = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const changes = changesIn(before, typed);
    if (Object.keys(changes).length === 0) return onClose();
    void send(
      () => client.identity.editMember(changes),
      async () => {
        showToast({ kind: 'good', text: t('security.profile-saved') });
        await Promise.all([changed(), describeSession()]);
        onClose();
      },
    );
  };
  return (
    <Dialog
      open
      title={t('security.edit-profile')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <PersonFields member={member} typed={typed} onType={onType} />
        <fieldset className={styles['pairs']}>
          <legend>{t('security.contacts-legend')}</legend>
          {contactNames.map((name) => (
            <Field key={name} label={t(`identity.${name}`)}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={100}
                  autoComplete="off"
                  value={typed[name]}
                  onChange={(event) => onType({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </fieldset>
        <AlertLine text={alert} />
        <Button kind="primary" size="large" type="submit" full loading={sending}>
          {t('shell.save')}
        </Button>
      </form>
    </Dialog>
  );
}
