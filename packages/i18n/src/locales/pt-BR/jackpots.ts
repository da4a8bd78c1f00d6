// Brazilian Portuguese texts of the jackpots: what a pool is, how it is fed and won, and its award.
import type { PartialTexts } from '../../texts.ts';
import type { jackpots as english } from '../en/jackpots.ts';

export const jackpots: PartialTexts<typeof english> = {
  title: 'Jackpots',
  mini: 'Mini',
  major: 'Major',
  grand: 'Grand',
  'tier-jackpot': 'Jackpot {tier}',
  close: 'Fechar',
  'now-at': 'Jackpot {tier}, agora em {amount}',
  'all-slots': 'Qualquer giro dos nossos slots pode ganhá-lo',
  'drops-by': 'Sai até chegar a {amount}',
  'last-win': 'Último ganho {when}: {amount}',
  'none-yet': 'Ainda sem ganhador',
  'how-it-works': 'Como funciona',
  'rule-linked':
    'Todos os nossos slots compartilham estes jackpots. Cada giro com dinheiro real os alimenta, e qualquer giro pode ganhar um, não importa o que os rolos mostrem. Quanto maior a aposta, maior a chance, na mesma proporção.',
  'rule-fed': 'Alimentado com {percent}% de cada aposta.',
  'rule-diverted':
    'Outros {percent}% vão para a reserva que forma o valor inicial dos próximos jackpots.',
  'rule-seed': 'Começa com {amount}.',
  'rule-ceiling': 'Cresce até {amount} no máximo. O que passaria disso vai para a reserva.',
  'rule-chance':
    'Sai em média uma vez a cada {amount} apostados: uma aposta de {stake} ganha uma vez em {times}.',
  'rule-mystery':
    'Um mistério: paga no mínimo {minimum} e no máximo {maximum}. O valor foi sorteado no início e está oculto. Ganha o giro cuja aposta faz o jackpot chegar a ele.',
  'rule-commitment': 'Hash do valor oculto',
  'rule-order':
    'Dois ganhadores no mesmo instante: a rodada que nossos registros anotam primeiro ganha o jackpot; a seguinte ganha o próximo, que recomeçou no valor inicial.',
  'rule-prize': 'O prêmio é pago na hora, além do que a rodada paga, e conta como prêmio dela.',
  'rule-verify':
    'O número que decide vem das suas próprias sementes. Revele a semente e você pode sorteá-lo de novo.',
  'rule-return':
    'Os jackpots devolvem em média {percent}% de cada aposta, além do retorno do jogo.',
  'rule-demo':
    'Na demonstração, os jackpots não são alimentados nem ganhos: eles guardam dinheiro real. Todo o resto tem as mesmas chances.',
  'not-in-demo': 'Indisponível na demonstração',
  won: 'Você ganhou o jackpot {tier}',
  'won-amount': 'O prêmio de {amount} é seu e já está no seu saldo.',
  collect: 'Continuar',
};
