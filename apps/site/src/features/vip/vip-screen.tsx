// The member's own level in the member centre: the standing, a link to all levels, and the history.
import { buttonClass } from '@baize/ui';
import { Screen } from '../../app/records/screen.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { Standing } from './standing.tsx';
import { Steps } from './steps.tsx';

export function VipScreen() {
  const t = useText();
  return (
    <Screen
      title={t('vip.my-level')}
      actions={
        <SiteLink to="/vip" className={buttonClass({ size: 'small' })}>
          {t('vip.see-all')}
        </SiteLink>
      }
    >
      <Standing />
      <Steps />
    </Screen>
  );
}
