// Which days of a record are shown.
import { Tabs } from '@baize/ui';
import { useText } from '../texts/texts.ts';
import { type RecordSpan, recordSpans } from './record-dates.ts';

interface DateFilterProps {
  span: RecordSpan;
  onSpan: (span: RecordSpan) => void;
}

export function DateFilter({ span, onSpan }: DateFilterProps) {
  const t = useText();
  const tabs = recordSpans.map((id) => ({ id, label: t(`wallet.${id}`) }));
  return (
    <Tabs look="pill" label={t('wallet.period')} tabs={tabs} selected={span} onSelect={onSpan} />
  );
}
