// My wallet: the available balance, money in play, on hold or on its way, and money that a game
// keeps in a wallet of its own, each with a button to bring it back.
import { unitsOf } from '@baize/client';
import type { ReactNode } from 'react';
import { Button, Card, EmptyState, Money, PlusIcon, Skeleton, WalletIcon } from '@baize/ui';
import { useMemberCentre } from '../../app/member-pages.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import {
  purseNames,
  type HeldReturn,
  type PurseName,
  useBringBack,
  usePurses,
  useVendorMoney,
  useWalletKinds,
  type VendorMoney,
} from './my-wallet.ts';
import styles from './my-wallet.module.css';

const words = {
  MAIN: ['wallet.available', 'wallet.purse-main'],
  BONUS: ['wallet.bonus', 'wallet.purse-bonus'],
  IN_PLAY: ['wallet.in-play', 'wallet.purse-play'],
  HELD: ['wallet.held', 'wallet.purse-held'],
  IN_TRANSIT: ['wallet.in-transit', 'wallet.purse-transit'],
} as const satisfies Readonly<Record<PurseName, readonly [string, string]>>;

function Ways() {
  const t = useText();
  const { open } = useMemberCentre();
  return (
    <div className={styles['ways']}>
      <Button kind="primary" icon={<PlusIcon />} onClick={() => open('depositv2')}>
        {t('wallet.deposit')}
      </Button>
      <Button icon={<WalletIcon />} onClick={() => open('withdraw')}>
        {t('wallet.withdraw')}
      </Button>
    </div>
  );
}

function Purses() {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { data, error, refetch } = usePurses();
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="block" className={styles['box']} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <dl className={styles['purses']}>
      {purseNames
        .filter((name) => name !== 'BONUS' || data.get(name))
        .map((name) => (
          <div key={name} className={styles['purse']} data-main={name === 'MAIN' || undefined}>
            <dt>{t(words[name][0])}</dt>
            <dd className={styles['amount']}>
              <Money units={data.get(name) ?? 0n} symbol={symbol} locale={tag} />
            </dd>
            <dd className={styles['why']}>{t(words[name][1])}</dd>
          </div>
        ))}
    </dl>
  );
}

interface NamedVendors {
  vendorName: (vendor: string) => string;
}

interface PlaceProps extends NamedVendors {
  place: VendorMoney;
  isBusy: boolean;
  onBring: () => void;
}

function Place({ place: { vendor, units }, isBusy, onBring, vendorName }: PlaceProps) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const name = vendorName(vendor);
  return (
    <li className={styles['place']}>
      <b>{name}</b>
      <span className={styles['there']}>
        {units === undefined ? (
          t('wallet.vendor-silent')
        ) : (
          <Money units={units} symbol={symbol} locale={tag} />
        )}
      </span>
      <Button
        size="small"
        loading={isBusy}
        aria-label={t('wallet.bring-back-from', { vendor: name })}
        onClick={onBring}
      >
        {t('wallet.bring-back')}
      </Button>
    </li>
  );
}

function HeldReturns({
  list,
  vendorName,
}: NamedVendors & { list: readonly HeldReturn[] }): ReactNode {
  const t = useText();
  const money = useMoneyText();
  if (list.length === 0) return null;
  return (
    <ul className={styles['held']}>
      {list.map(({ id, vendor, amount, state, reason }) => (
        <li key={id} className={styles['why']}>
          {t(`wallet.held-return-${state as 'waiting' | 'confirmed' | 'rejected'}`, {
            amount: money(unitsOf(amount)),
            vendor: vendorName(vendor),
            reason,
          })}
        </li>
      ))}
    </ul>
  );
}

function Places({ vendorName }: NamedVendors) {
  const t = useText();
  const money = useMoneyText();
  const { data, error, refetch } = useVendorMoney();
  const bring = useBringBack();
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="block" className={styles['box']} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  const { places, underway, held } = data;
  return (
    <>
      {underway === 0n ? null : (
        <p className={styles['why']}>{t('wallet.underway', { amount: money(underway) })}</p>
      )}
      <HeldReturns list={held} vendorName={vendorName} />
      {places.length === 0 ? (
        <EmptyState icon={<WalletIcon />}>{t('wallet.no-vendor-money')}</EmptyState>
      ) : (
        <ul className={styles['places']}>
          {places.map((place) => (
            <Place
              key={place.vendor}
              place={place}
              vendorName={vendorName}
              isBusy={bring.isPending && bring.variables === place.vendor}
              onBring={() => bring.mutate(place.vendor)}
            />
          ))}
        </ul>
      )}
      {places.length > 1 ? (
        <Button loading={bring.isPending} onClick={() => bring.mutate(undefined)}>
          {t('wallet.bring-all-back')}
        </Button>
      ) : null}
    </>
  );
}

function Why({ vendorName }: NamedVendors) {
  const t = useText();
  const { data } = useWalletKinds();
  const own = (data?.vendors ?? []).filter(({ isSingle }) => !isSingle);
  const vendors = own.map(({ vassalage }) => vendorName(vassalage)).join(', ');
  return (
    <p className={styles['why']}>
      {data?.isSingle === true ? t('wallet.one-wallet') : t('wallet.vendor-money-why')}
      {vendors === '' ? null : ` ${t('wallet.own-wallets', { vendors })}`}
    </p>
  );
}

export function MyWalletScreen({ vendorName }: NamedVendors) {
  const t = useText();
  return (
    <Screen title={t('wallet.wallet')} actions={<Ways />}>
      <Purses />
      <Card title={t('wallet.vendor-money')}>
        <div className={styles['vendors']}>
          <Why vendorName={vendorName} />
          <Places vendorName={vendorName} />
        </div>
      </Card>
    </Screen>
  );
}
