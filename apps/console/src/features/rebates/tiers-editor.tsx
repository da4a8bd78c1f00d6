// The tiers of a plan: up to an amount a rate, and the last without an amount.
import { Button, IconButton, XIcon } from '@baize/ui';
import { commissionRateMost } from '@baize/contract';
import { useText } from '../../app/texts.ts';
import { amountKind, TypedEntry } from '../../app/typed-entry.tsx';
import { rateKind, type Plan } from './staff-rebates.ts';
import styles from './rebates.module.css';

type Tiers = Plan['tiers'];
const kind = rateKind(commissionRateMost);
const tiersMost = 20;

interface TiersEditorProps {
  tiers: Tiers;
  onTiers: (tiers: Tiers) => void;
}

export function TiersEditor({ tiers, onTiers }: TiersEditorProps) {
  const t = useText();
  const put = (at: number, change: Partial<Tiers[number]>) =>
    onTiers(tiers.map((tier, place) => (place === at ? { ...tier, ...change } : tier)));
  const last = tiers.length - 1;
  return (
    <fieldset className={styles['tiers']}>
      <legend>{t('rebates.tiers')}</legend>
      {tiers.map((tier, at) => (
        <div key={at} className={styles['tier']}>
          {tier.upTo === null ? (
            <p>{t('rebates.tier-last')}</p>
          ) : (
            <TypedEntry
              label={t('rebates.tier-up-to')}
              kind={amountKind}
              value={tier.upTo}
              onValue={(upTo) => put(at, { upTo })}
            />
          )}
          <TypedEntry
            label={t('console.rebates.rate')}
            kind={kind}
            value={tier.rate}
            onValue={(rate) => put(at, { rate })}
          />
          {at === last ? null : (
            <IconButton
              label={t('console.rebates.remove-tier')}
              icon={<XIcon />}
              onClick={() => onTiers(tiers.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      {tiers.length < tiersMost ? (
        <Button
          size="small"
          onClick={() =>
            onTiers([...tiers.slice(0, last), { upTo: '0', rate: 0 }, ...tiers.slice(last)])
          }
        >
          {t('console.rebates.add-tier')}
        </Button>
      ) : null}
    </fieldset>
  );
}
