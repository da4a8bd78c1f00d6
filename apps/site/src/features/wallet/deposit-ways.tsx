// The ways to pay: first the kind, then, where there are several, the bank or wallet.
import { LandmarkIcon, type LucideIcon, QrCodeIcon, WalletIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { type DepositWay, nameOf } from './deposits.ts';
import styles from './wallet.module.css';

interface WaysProps {
  ways: readonly DepositWay[];
  chosen: DepositWay;
  onChoose: (way: DepositWay) => void;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  QR: QrCodeIcon,
  PGMT: LandmarkIcon,
  VirtualWallet: WalletIcon,
};

function Kinds({ ways, chosen, onChoose }: WaysProps) {
  const t = useText();
  const firsts = [...Map.groupBy(ways, ({ kind }) => kind).values()].flatMap(([way]) => way ?? []);
  return (
    <fieldset className={styles['kinds']}>
      <legend>{t('wallet.way')}</legend>
      {firsts.map((way) => {
        const Icon = icons[way.kind] ?? WalletIcon;
        return (
          <label key={way.kind} className={styles['kind']}>
            <input
              type="radio"
              name="kind"
              checked={way.kind === chosen.kind}
              onChange={() => onChoose(way)}
            />
            <Icon aria-hidden="true" />
            <b>{nameOf(t, 'channel', way.kind)}</b>
            <span>{way.vendorName}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

export function DepositWays({ ways, chosen, onChoose }: WaysProps) {
  const t = useText();
  const banks = ways.filter(({ kind }) => kind === chosen.kind);
  return (
    <>
      <Kinds ways={ways} chosen={chosen} onChoose={onChoose} />
      {banks.length < 2 ? null : (
        <fieldset className={styles['banks']}>
          <legend>{t('wallet.pay-from')}</legend>
          {banks.map((way) => (
            <label key={`${way.vendorId} ${way.bankCode}`} className={styles['bank']}>
              <input
                type="radio"
                name="bank"
                checked={way === chosen}
                onChange={() => onChoose(way)}
              />
              {nameOf(t, 'bank', way.bankCode)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
