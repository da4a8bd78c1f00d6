// Right after signing in: on the first time a welcome that proposes a deposit limit and a payment
// password; otherwise when and from where the account was last used, so that a stranger is noticed.
// Terms that have changed since are put before anything else.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  HistoryIcon,
  KeyRoundIcon,
  type LucideIcon,
  ShieldCheckIcon,
  Skeleton,
  TextInput,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { closeAndGoOn, closeDialog, openDialog } from '../../../app/dialogs.ts';
import { refusedText } from '../../../app/failure-text.ts';
import { type MemberPage, useMemberCentre } from '../../../app/member-pages.ts';
import { useArrival } from '../../../app/session/arrival.ts';
import { useSession } from '../../../app/session/session.ts';
import { useBrand } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { useSecurity } from '../account/member.ts';
import { FormAlert } from '../form-alert.tsx';
import { TermsLinks } from '../registration/terms-links.tsx';
import { useTerms } from '../registration/terms.ts';
import styles from './after-login.module.css';

interface Proposal {
  readonly icon: LucideIcon;
  readonly text: 'limit' | 'payment';
  readonly page: MemberPage;
}

const proposals: readonly Proposal[] = [
  { icon: ShieldCheckIcon, text: 'limit', page: 'limits' },
  { icon: KeyRoundIcon, text: 'payment', page: 'securityCenter' },
];

/** Steps still to be set up; undefined: not known yet. */
function useProposed(): readonly Proposal[] | undefined {
  const { data: security } = useSecurity();
  const { data: limits } = useQuery({
    queryKey: ['limits'],
    queryFn: async () => unwrap(await client.wagering.getLimits()),
  });
  if (security === undefined || limits === undefined) return undefined;
  const done = {
    limit: limits.limits.some(({ kind, value }) => kind === 'deposit' && value !== null),
    payment: security.hasPaymentPassword,
  };
  return proposals.filter(({ text }) => !done[text]);
}

export function Welcome() {
  const t = useText();
  const { open } = useMemberCentre();
  const proposed = useProposed();
  const go = (page: MemberPage) => {
    closeDialog();
    open(page);
  };
  if (proposed === undefined) return <Skeleton shape="block" />;
  return (
    <>
      <p className={styles['text']}>{t('identity.welcome-text', { count: proposed.length })}</p>
      <ul className={styles['proposals']}>
        {proposed.map(({ icon: Icon, text, page }) => (
          <li key={text}>
            <Icon aria-hidden="true" />
            <span>
              <strong>{t(`identity.welcome-${text}`)}</strong>
              <small>{t(`identity.welcome-${text}-why`)}</small>
            </span>
            <Button size="small" onClick={() => go(page)}>
              {t('identity.set-up')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function LastTime() {
  const t = useText();
  const last = useArrival(({ arrival }) => arrival?.lastLogin);
  const { open } = useMemberCentre();
  if (last === undefined || last === null) return <p>{t('identity.first-login')}</p>;
  const look = () => {
    closeDialog();
    open('securityCenter');
  };
  return (
    <div className={styles['last']}>
      <HistoryIcon aria-hidden="true" />
      <span>
        <strong>{t('identity.last-login-title')}</strong>
        <span>
          {t('identity.last-login', {
            when: formatDateTime(last.at, { tag: t.tag }),
            address: last.ip,
          })}
        </span>
        <button type="button" onClick={look}>
          {t('identity.not-me')}
        </button>
      </span>
    </div>
  );
}

const termsDueQuery = {
  queryKey: ['terms-due'],
  queryFn: async () => unwrap(await client.identity.getMember()),
  staleTime: 0,
};

/** Whether the member must agree to the terms again before play. */
function useTermsDue() {
  const t = useText();
  const terms = useTerms();
  const queries = useQueryClient();
  const { data, refetch } = useQuery(termsDueQuery);
  const due = data?.termsDue === true;
  const birthdayDue = due && data.birthdayDue;
  const [agreed, setAgreed] = useState(false);
  const [birthday, setBirthday] = useState('');
  const [alert, setAlert] = useState('');
  const accept = async (): Promise<boolean> => {
    // Pressed before it is known.
    const member = await queries.ensureQueryData(termsDueQuery).catch(() => undefined);
    if (member?.termsDue !== true) return true;
    if (!due) return false;
    if (!agreed) setAlert(t('identity.agree-first'));
    if (!agreed || terms === undefined) return false;
    const { termsVersion, privacyVersion } = terms;
    const told = birthdayDue ? { birthday } : {};
    const result = await client.identity.acceptTerms({ termsVersion, privacyVersion, ...told });
    if (result.ok) await refetch();
    else setAlert(refusedText(t, result));
    return result.ok;
  };
  return { due, birthdayDue, agreed, setAgreed, birthday, setBirthday, alert, accept };
}

type TermsDue = ReturnType<typeof useTermsDue>;

function Terms({ due }: { due: TermsDue }) {
  const t = useText();
  const age = useBrand()?.adultAgeYears;
  const { birthdayDue, agreed, setAgreed, birthday, setBirthday, alert } = due;
  return (
    <>
      <FormAlert text={alert} />
      <p>{t(birthdayDue ? 'identity.terms-by-agent' : 'identity.terms-changed')}</p>
      {birthdayDue ? (
        <Field label={t('identity.birthday')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              autoComplete="bday"
              value={birthday}
              onChange={({ target }) => setBirthday(target.value)}
            />
          )}
        </Field>
      ) : null}
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)}>
        {birthdayDue && age !== undefined
          ? t('identity.agree-terms', { age })
          : t('identity.agree-new-terms')}
      </Checkbox>
      <TermsLinks />
    </>
  );
}

export function AfterLoginDialog() {
  const t = useText();
  const session = useSession();
  const arrival = useArrival((store) => store.arrival);
  const terms = useTermsDue();
  const { due, accept } = terms;
  const name = session?.nickname === '' ? session.account : (session?.nickname ?? '');
  const goOn = async () => {
    if (await accept()) closeAndGoOn();
  };
  return (
    <Dialog
      open
      size="small"
      title={t('identity.welcome', { name })}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      closesOnEscape={!due}
      hasClose={!due}
      onClose={() => void goOn()}
      footer={
        <>
          {due ? <Button onClick={() => openDialog('logout')}>{t('shell.sign-out')}</Button> : null}
          <Button kind="primary" data-autofocus onClick={() => void goOn()}>
            {t('identity.continue')}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {due ? <Terms due={terms} /> : null}
        {arrival?.first === true ? <Welcome /> : null}
        {arrival?.first === false ? <LastTime /> : null}
      </div>
    </Dialog>
  );
}
