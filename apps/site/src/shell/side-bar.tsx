// The floating bar at the edge of a wide screen: home, customer service, contacts, the app with its
// codes. It folds away behind one button, and begins folded where it would lie on the page.
import { lazy, Suspense, useState } from 'react';
import {
  ArrowUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleHelpIcon,
  HeadsetIcon,
  HouseIcon,
  IconButton,
  MessageCircleIcon,
  ShieldCheckIcon,
  Skeleton,
  SmartphoneIcon,
  useDropdown,
} from '@baize/ui';
import { goTo } from '../app/address.tsx';
import { closeChat, openChat, useChat } from '../app/chat.ts';
import { useContacts } from '../app/contacts.ts';
import { openCustomerService } from '../app/customer-service.ts';
import { openDialog } from '../app/dialogs.ts';
import { useModule, useStatus } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { useUnreadChat } from '../features/chat/use-unread.ts';
import styles from './side-bar.module.css';

const Codes = lazy(async () => ({
  default: (await import('../features/brand/app-codes.tsx')).AppCodes,
}));

/** So wide that the bar stands beside the page. */
const roomy = '(min-width: 1500px)';

/** On a phone, where there is no bar, it stands alone above the places under the thumb. */
function ChatButton() {
  const t = useText();
  const unread = useUnreadChat();
  const isOpen = useChat(({ place }) => place !== undefined);
  const label = unread === 0 ? t('shell.chat') : t('shell.chat-unread', { count: unread });
  return (
    <IconButton
      className={styles['chat']}
      label={label}
      aria-expanded={isOpen}
      icon={<MessageCircleIcon />}
      {...(unread === 0 ? {} : { badge: unread })}
      onClick={() => (isOpen ? closeChat() : openChat(unread > 0 ? 'service' : 'rooms'))}
    />
  );
}

function GetTheApp() {
  const t = useText();
  const { open, rootProps, buttonProps } = useDropdown();
  return (
    <div {...rootProps} className={styles['app']}>
      <IconButton {...buttonProps} label={t('download.get')} icon={<SmartphoneIcon />} />
      {open ? (
        <div className={styles['panel']}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Codes />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

function Entries() {
  const t = useText();
  const services = useStatus()?.info.customerService;
  const contacts = useContacts();
  return (
    <>
      <IconButton label={t('shell.home')} icon={<HouseIcon />} onClick={() => goTo('/')} />
      <IconButton
        label={t('download.service')}
        icon={<HeadsetIcon />}
        onClick={() => openCustomerService(services)}
      />
      {contacts.map(({ kind, url, icon: Icon }) => (
        <a
          key={kind}
          className={styles['link']}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          title={t(`download.contact-${kind}`)}
          aria-label={t(`download.contact-${kind}`)}
        >
          <Icon aria-hidden="true" />
        </a>
      ))}
      <GetTheApp />
      <IconButton
        label={t('shell.fairness')}
        icon={<ShieldCheckIcon />}
        onClick={() => goTo('/fairness')}
      />
      <IconButton
        label={t('shell.help')}
        icon={<CircleHelpIcon />}
        onClick={() => openDialog('help')}
      />
      <IconButton
        label={t('shell.back-to-top')}
        icon={<ArrowUpIcon />}
        onClick={() => scrollTo({ top: 0 })}
      />
    </>
  );
}

export function SideBar() {
  const t = useText();
  const offersChat = useModule('CBS3');
  const [open, setOpen] = useState(() => matchMedia(roomy).matches);
  return (
    <aside className={styles['bar']} aria-label={t('download.bar')}>
      {offersChat ? <ChatButton /> : null}
      {open ? <Entries /> : null}
      <IconButton
        size="small"
        className={styles['opener']}
        label={t(open ? 'download.bar-close' : 'download.bar-open')}
        aria-expanded={open}
        icon={open ? <ChevronRightIcon /> : <ChevronLeftIcon />}
        onClick={() => setOpen(!open)}
      />
    </aside>
  );
}
