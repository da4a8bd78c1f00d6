// The phone's five places, under the thumb: home, games, wallet, me, and between them the bets of a
// member or, for a visitor who has none, the search.
import {
  HouseIcon,
  LayoutGridIcon,
  type LucideIcon,
  ReceiptTextIcon,
  SearchIcon,
  UserIcon,
  WalletIcon,
} from '@baize/ui';
import type { TextKey } from '@baize/i18n';
import { useLocation } from '../app/address.tsx';
import { openDialog, whenMember } from '../app/dialogs.ts';
import { type MemberPage, useMemberCentre } from '../app/member-pages.ts';
import { useSession } from '../app/session/session.ts';
import { SiteLink } from '../app/site-link.tsx';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { DueBadge } from './due-badge.tsx';
import styles from './bottom-bar.module.css';

interface Place {
  readonly text: TextKey;
  readonly icon: LucideIcon;
  readonly to?: string;
  readonly page?: MemberPage;
}

const search: Place = { text: 'shell.search', icon: SearchIcon };

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
  const isVisitor = useSession() === undefined;
  const offersChat = useModule('CBS3');
  const isHere = ({ to, page }: Place) =>
    centre.page === undefined ? to === pathname : page === centre.page;
  const press = ({ page }: Place) => {
    if (page === undefined) openDialog('search');
    else whenMember(() => centre.open(page));
  };
  return (
    <nav className={styles['bar']} aria-label={t('shell.quick-navigation')} data-chat={offersChat}>
      {places.map((usual) => {
        const place = isVisitor && usual.text === 'shell.bets' ? search : usual;
        const { text, icon: Icon, to } = place;
        const look = {
          className: styles['place'] ?? '',
          'aria-current': isHere(place) ? ('page' as const) : undefined,
        };
        const inside = (
          <>
            <span className={styles['sign']}>
              <Icon aria-hidden="true" />
              {text === 'shell.me' ? <DueBadge at="corner" /> : null}
            </span>
            {t(text)}
          </>
        );
        return to !== undefined ? (
          <SiteLink key={text} {...look} to={to}>
            {inside}
          </SiteLink>
        ) : (
          <button key={text} {...look} type="button" onClick={() => press(place)}>
            {inside}
          </button>
        );
      })}
    </nav>
  );
}
