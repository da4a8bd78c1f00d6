// Brazilian Portuguese texts of how staff grant bonuses and set how bets count.
import type { PartialTexts } from '../../../texts.ts';
import type { bonuses as english } from '../../en/console/bonuses.ts';

export const bonuses: PartialTexts<typeof english> = {
  title: 'Bônus',
  amount: 'Valor',
  'release-max': 'Máximo a liberar',
  'funding-bonus-first': 'Bônus',
  'reason-promotion': 'Promoção',
  wagered: '{done} de {required}',
  'in-play': 'Em apostas abertas',
  released: 'Liberado',
  weights: 'Como as apostas contam',
};
