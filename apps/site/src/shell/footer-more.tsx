// The part of the footer that comes after the page: where the house can be reached, and whose games
// it has.
import { Button, HeadsetIcon } from '@baize/ui';
import { useContacts } from '../app/contacts.ts';
import { openCustomerService } from '../app/customer-service.ts';
import { SiteLink } from '../app/site-link.tsx';
import { useStatus } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { useOpenLanes, vendorPath, type VendorCard } from '../features/catalogue/lanes.ts';
import styles from './footer.module.css';

function Contacts() {
  const t = useText();
  const services = useStatus()?.info.customerService;
  const contacts = useContacts();
  return (
    <nav className={styles['contact']} aria-label={t('shell.footer-contact')}>
      <Button size="small" icon={<HeadsetIcon />} onClick={() => openCustomerService(services)}>
        {t('download.service')}
      </Button>
      {contacts.map(({ kind, url, icon: Icon }) => (
        <a key={kind} href={url} target="_blank" rel="noopener noreferrer">
          <Icon aria-hidden="true" />
          {t(`download.contact-${kind}`)}
        </a>
      ))}
    </nav>
  );
}

/** Each company once, by its first category that can be listed. */
function usePartners(): readonly { readonly card: VendorCard; readonly to: string }[] {
  const cards = useOpenLanes().flatMap((lane) => lane.cards);
  const first = new Map(cards.toReversed().map((card) => [card.vassalage, card]));
  return [...first.values()].toReversed().flatMap((card) => {
    const to = vendorPath(card);
    return to === undefined ? [] : [{ card, to }];
  });
}

function Partners() {
  const t = useText();
  const partners = usePartners();
  if (partners.length === 0) return null;
  return (
    <nav className={styles['partners']} aria-label={t('shell.footer-partners')}>
      {partners.map(({ card, to }) => (
        <SiteLink key={card.vassalage} to={to} title={card.displayName}>
          <img src={card.lagerIcon} alt={card.displayName} loading="lazy" width={40} height={40} />
        </SiteLink>
      ))}
    </nav>
  );
}

export function FooterMore() {
  return (
    <div className={styles['more']}>
      <Contacts />
      <Partners />
    </div>
  );
}
