// The ways to pay as tiles: each shows its fee and how long it usually takes; a closed one says
// when it opens and cannot be chosen.
import { Badge, feeText, lookOfWay, spanText, WayTile, ZapIcon } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { type DepositWay, quickestOf } from './ways.ts';
import { closedText } from './way-words.ts';
import styles from './way-tiles.module.css';

export interface WayTilesProps {
  ways: readonly DepositWay[];
  chosen: DepositWay;
  onChoose: (way: DepositWay) => void;
}

const lookOf = ({ kind, banks }: DepositWay) => lookOfWay(kind, banks[0]?.bankType ?? '');

export function WayTiles({ ways, chosen, onChoose }: WayTilesProps) {
  const t = useText();
  const money = useMoneyText();
  const quickest = quickestOf(ways);
  return (
    <fieldset className={styles['tiles']}>
      <legend>{t('deposits.way')}</legend>
      {ways.map((way) => (
        <WayTile
          key={way.channel}
          kind={lookOf(way)}
          kindName={t(`deposits.kind-${lookOf(way)}`)}
          name={way.name}
          fee={feeText(t, money, way.fee)}
          span={spanText(t, way.expectedMinutes)}
          closed={closedText(t, way)}
          badge={
            way === quickest ? (
              <Badge tone="felt" icon={<ZapIcon />}>
                {t('deposits.quickest')}
              </Badge>
            ) : undefined
          }
          input={
            <input
              type="radio"
              name="way"
              checked={way.channel === chosen.channel}
              disabled={!way.isOpen}
              onChange={() => onChoose(way)}
            />
          }
        />
      ))}
    </fieldset>
  );
}
