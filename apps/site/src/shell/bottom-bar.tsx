// The phone's five places, under the thumb: home, games, bets, wallet, me.
import {
  HouseIcon,
  LayoutGridIcon,
  type LucideIcon,
  ReceiptTextIcon,
  UserIcon,
  WalletIcon,
} from '@baize/ui';
import type { TextKey } from '@baize/i18n';
import { useLocation } from '../app/address.tsx';
import { whenMember } from '../app/dialogs.ts';
import { type MemberPage, useMemberCentre } from '../app/member-pages.ts';
import { SiteLink } from '../app/site-link.tsx';
import { useText } from '../app/texts/texts.ts';
import styles from './bottom-bar.module.css';

interface Place {
  readonly text: TextKey;
  readonly icon: LucideIcon;
  readonly to?: string;
  readonly page?: MemberPage;
}

const places: readonly Place[] = [
  { text: 'shell.home', icon: HouseIcon, to: '/' },
  { text: 'shell.games', icon: LayoutGridIcon, to: '/rng' },
  { text: 'shell.bets', icon: ReceiptTextIcon, page: 'personalHistoryCopy' },
  { text: 'shell.wallet', icon: WalletIcon, page: 'depositv2' },
  { text: 'shell.me', icon: UserIcon, page: 'securityCenter' },
];

export function BottomBar() {
  const t = useText();
  const { pathname } = useLocation();
  const centre = useMemberCentre();
  const isHere = ({ to, page }: Place) =>
    centre.page === undefined ? to === pathname : page === centre.page;
  return (
    <nav className={styles['bar']} aria-label={t('shell.quick-navigation')}>
      {places.map((place) => {
        const { text, icon: Icon, to, page } = place;
        const look = {
          className: styles['place'] ?? '',
          'aria-current': isHere(place) ? ('page' as const) : undefined,
        };
        const inside = (
          <>
            <Icon aria-hidden="true" />
            {t(text)}
          </>
        );
        return page === undefined ? (
          <SiteLink key={text} {...look} to={to ?? '/'}>
            {inside}
          </SiteLink>
        ) : (
          <button
            key={text}
            {...look}
            type="button"
            onClick={() => whenMember(() => centre.open(page))}
          >
            {inside}
          </button>
        );
      })}
    </nav>
  );
}
