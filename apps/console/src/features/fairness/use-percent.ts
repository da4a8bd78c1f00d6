// Percents of the wire in the language of the console.
import { formatPercent } from '@baize/i18n';
import { useText } from '../../app/texts.ts';

export function usePercent() {
  const { tag } = useText();
  return (percent: string | null) =>
    percent === null ? '–' : formatPercent(Number(percent) / 100, tag);
}
