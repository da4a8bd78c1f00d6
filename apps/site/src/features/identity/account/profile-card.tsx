// The member's profile: icon, name, since when, the last sign-in, and how well the account is
// protected.
import { useState } from 'react';
import { formatDate, formatDateTime } from '@baize/i18n';
import { Button, CopyText, PencilIcon, Skeleton } from '@baize/ui';
import { useModule } from '../../../app/status.ts';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { IconDialog } from './icon-dialog.tsx';
import { type Member, useMember, useSecurity } from './member.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { Strength } from './strength.tsx';
import styles from './account.module.css';

function Face({ member }: { member: Member }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const mayChoose = useModule('PROFPIC3');
  const picture =
    member.avatar === '' ? (
      member.account.slice(0, 1).toUpperCase()
    ) : (
      <img src={member.avatar} alt="" width={72} height={72} />
    );
  if (!mayChoose) return <span className={styles['face']}>{picture}</span>;
  return (
    <>
      <button type="button" className={styles['face']} onClick={() => setOpen(true)}>
        <span aria-hidden="true">{picture}</span>
        <span className={styles['face-edit']}>
          <PencilIcon aria-label={t('security.change-icon')} />
        </span>
      </button>
      {isOpen ? <IconDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function LastLogin({ lastLogin }: Pick<Member, 'lastLogin'>) {
  const t = useText();
  if (lastLogin === null) return <p>{t('identity.first-login')}</p>;
  const when = formatDateTime(lastLogin.at, { tag: t.tag });
  return <p>{t('identity.last-login', { when, address: lastLogin.ip })}</p>;
}

function Facts({ member }: { member: Member }) {
  const t = useText();
  const facts = [
    [t('identity.nickname'), member.nickname],
    [t('identity.payee-name'), member.payee],
    [t('identity.birthday'), member.birthday],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? <i>{t('identity.not-given')}</i> : value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('identity.member-number')}</dt>
        <dd>
          <CopyText
            text={member.id}
            shown={`…${member.id.slice(-8)}`}
            copyLabel={t('identity.copy-number')}
            copiedLabel={t('identity.copied')}
          />
        </dd>
      </div>
    </dl>
  );
}

export function ProfileCard() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: member, error, refetch } = useMember();
  const { data: security } = useSecurity();
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (member === undefined) return <Skeleton shape="block" className={styles['box']} />;
  return (
    <div className={styles['profile']}>
      <div className={styles['who']}>
        <Face member={member} />
        <div className={styles['name']}>
          <h3>{member.account}</h3>
          <p>{t('identity.member-since', { date: formatDate(member.regDate, { tag: t.tag }) })}</p>
          <LastLogin lastLogin={member.lastLogin} />
        </div>
        {security ? <Strength percent={security.strength} /> : null}
      </div>
      <Facts member={member} />
      <Button size="small" icon={<PencilIcon />} onClick={() => setOpen(true)}>
        {t('security.edit-profile')}
      </Button>
      {isOpen ? <ProfileDialog member={member} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
