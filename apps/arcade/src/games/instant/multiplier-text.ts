// Multipliers as screens show them: in the player's language, without zeros at the end.
import { formatDecimal } from '@baize/i18n';

const places = 4;

export function multiplierText(multiplier: string, tag: string): string {
  return `${formatDecimal(short(multiplier), tag)}×`;
}

/** At most two places, cut and never rounded up, for where little room is. */
export function shortText(multiplier: string, tag: string): string {
  const [whole = '0', after = ''] = multiplier.split('.');
  return formatDecimal(short(`${whole}.${after.slice(0, whole.length > 2 ? 0 : 2)}`), tag);
}

function short(decimal: string): string {
  const [whole = '0', after = ''] = decimal.split('.');
  const kept = after.slice(0, places).replace(/0+$/u, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}
