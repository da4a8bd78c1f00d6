// An account that is locked, closed or excluded: the server's explanation, and a link to help.
// Another attempt would change nothing.
import { BanIcon, LockIcon, ShieldIcon } from '@baize/ui';
import { openDialog } from '../../../app/dialogs.ts';
import { SiteLink } from '../../../app/site-link.tsx';
import { closeDialog } from '../../../app/dialogs.ts';
import { useText } from '../../../app/texts/texts.ts';
import { FormAlert } from '../form-alert.tsx';
import type { Refused } from './use-refusal.ts';
import styles from './sign-in.module.css';

const icons = {
  'account-locked': LockIcon,
  'account-closed': BanIcon,
  'account-excluded': ShieldIcon,
};

export function SignInRefusal({ refused }: { refused: Refused }) {
  const t = useText();
  const { text, state } = refused;
  if (state === undefined) return <FormAlert text={text} />;
  const Icon = icons[state];
  return (
    <div role="alert" className={styles['state']}>
      <Icon aria-hidden="true" />
      <strong>{t(`identity.${state}`)}</strong>
      <p>{text}</p>
      {state === 'account-locked' ? (
        <button type="button" onClick={() => openDialog('forgot')}>
          {t('identity.forgot-password')}
        </button>
      ) : (
        <SiteLink
          to={state === 'account-excluded' ? '/help#safer-play' : '/help#start'}
          onClick={closeDialog}
        >
          {t('shell.help')}
        </SiteLink>
      )}
    </div>
  );
}
