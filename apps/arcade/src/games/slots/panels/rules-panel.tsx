// The rules in full, with the return and the odds as the exact census of the game gives them.
import { unitsOf } from '@baize/client';
import { creditsToUnits } from '@baize/engines';
import { formatNumber, formatPercentage } from '@baize/i18n';
import { Button } from '@baize/ui';
import { parOdds } from 'virtual:par-sheets';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk, useSlot } from '../slot-context.tsx';
import { oddsText } from './odds-text.ts';
import { ParSheetPart } from './par-sheet-part.tsx';
import styles from './rules-panel.module.css';

export function RulesPanel({ onPaytable }: { onPaytable: () => void }) {
  const { t, money } = useArcade();
  const { game, face } = useSlot();
  const stake = unitsOf(useDesk((state) => state.stake));
  const percent = useDesk((state) => state.terms.returnPercent);
  const autoplay = useDesk((state) => state.terms.autoplayAllowed);
  const sheet = parOdds[game.code];
  const { payoutStakesMax } = game;
  const percentOf = (decimal: string) => formatPercentage(decimal, t.tag, 2);
  const held = face.feature === 'hold' ? '-hold' : '';
  const most = creditsToUnits({ game, stake, credits: payoutStakesMax * game.stakeCredits });
  const cap = { times: formatNumber(payoutStakesMax, t.tag), amount: money(most) };
  return (
    <div className={styles['rules']}>
      <p>{t('slots.rules-play')}</p>
      {face.rules.map(({ key, values }) => (
        <p key={key}>{t(key, values)}</p>
      ))}
      <p>{t('slots.rules-cap', cap)}</p>
      {sheet === undefined ? null : (
        <>
          <p>
            {t(`slots.rules-return${held}`, {
              percent: percentOf(percent),
              base: percentOf(sheet.baseReturnPercent),
              feature: percentOf(sheet.featureReturnPercent),
            })}
          </p>
          <p>{oddsText({ t, sheet, holds: held !== '', payoutStakesMax })}</p>
        </>
      )}
      <p>{t('slots.rules-round')}</p>
      <p>{t('slots.rules-fault')}</p>
      <p>{t('slots.rules-keys')}</p>
      {autoplay ? <p>{t('slots.rules-keys-autoplay')}</p> : null}
      <ParSheetPart />
      <Button onClick={onPaytable}>{t('slots.paytable')}</Button>
    </div>
  );
}
