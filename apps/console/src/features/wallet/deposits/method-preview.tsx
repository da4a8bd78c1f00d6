// The tile as players see it, from what stands in the form.
import { typedUnits } from '@baize/client';
import { printUnits } from '@baize/money';
import { feeText, lookOfWay, spanText, WayTile } from '@baize/ui';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import type { Draft } from './methods.ts';

interface MethodPreviewProps {
  draft: Draft;
  expectedMinutes: number | null;
}

const permillePerPercent = 10;

export function MethodPreview({ draft, expectedMinutes }: MethodPreviewProps) {
  const t = useText();
  const { money } = useShow();
  const fee = {
    fixed: typedUnits(draft.feeFixed) ?? 0n,
    permille: Math.round(Number(draft.feePercent) * permillePerPercent) || 0,
    payer: draft.payer,
  };
  const look = lookOfWay(draft.kind, draft.bankType);
  return (
    <WayTile
      kind={look}
      kindName={t(`deposits.kind-${look}`)}
      name={draft.name || t('console.deposits.entry-name')}
      fee={feeText(t, (units) => money(printUnits(units, 2)), fee)}
      span={spanText(t, expectedMinutes)}
      closed={draft.enabled ? undefined : t('console.deposits.not-offered')}
    />
  );
}
