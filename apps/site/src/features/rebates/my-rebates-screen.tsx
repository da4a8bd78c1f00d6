// A member's own rebates: the rate of each category, and what every day paid, each sum of which
// opens into the play it comes from.
import { Note } from '../../app/records/note.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { OwnRatesPart } from './own-rates.tsx';
import { RebateList } from './rebate-list.tsx';

export function MyRebatesScreen() {
  const t = useText();
  return (
    <Screen title={t('wallet.rebates')}>
      <OwnRatesPart />
      <Note>{t('rebates.member-intro')}</Note>
      <h3>{t('rebates.paid-by-day')}</h3>
      <RebateList />
    </Screen>
  );
}
