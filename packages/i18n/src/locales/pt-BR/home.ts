// Brazilian Portuguese texts of the home page: hero, lanes, winners and what the house promises.
import type { PartialTexts } from '../../texts.ts';
import type { home as english } from '../en/home.ts';

export const home: PartialTexts<typeof english> = {
  'page-title': 'Início',
  'hero-title': 'Cada resultado, você confere.',
  'hero-text':
    'Uma só carteira, jogos próprios e um comprovante de cada rodada que o seu navegador pode verificar.',
  'hero-play': 'Jogar {game}',
  'hero-demo': 'Testar grátis',
  'hero-how': 'Como funciona',
  'see-all': 'Ver todos',
  'games-fact': '{count, plural, one {# jogo} other {# jogos}}',
  'no-games': 'As mesas estão sendo preparadas. Volte em instantes.',
  'games-failed': 'Não foi possível carregar os jogos.',
  'trust-title': 'Por que jogar aqui',
  'trust-check-title': 'Cada resultado, para você conferir',
  'trust-check-text':
    'A semente é travada antes da sua aposta e revelada quando você pede. O seu navegador sorteia a rodada de novo.',
  'trust-check-link': 'Verificar uma rodada',
  'trust-money-title': 'Dinheiro que você acompanha',
  'trust-money-text':
    'Cada movimentação mostra o saldo antes e depois, e cada saque espera a sua confirmação de que chegou.',
  'trust-money-times':
    'Medido há pouco: metade dos depósitos em até {deposit, plural, one {# minuto} other {# minutos}}, metade dos saques em até {withdrawal, plural, one {# minuto} other {# minutos}}.',
  'trust-money-link': 'Como funcionam os saques',
  'trust-limits-title': 'Seus limites, respeitados',
  'trust-limits-text':
    'Defina limites de apostas, perdas e tempo, ou faça uma pausa com um toque. Os limites valem em cada transação.',
  'trust-limits-link': 'Jogo responsável',
  banners: 'Novidades e banners',
  carousel: 'carrossel',
  slide: 'slide',
  'slide-of': '{name}, {place} de {count}',
  'slide-show': 'Mostrar: {name}',
  'slide-previous': 'Slide anterior',
  'slide-next': 'Próximo slide',
  'slides-pause': 'Pausar os slides',
  'slides-resume': 'Retomar os slides',
  'banner-go': 'Ver mais',
  notices: 'Avisos',
  'notices-pause': 'Pausar os avisos',
  'notices-resume': 'Retomar os avisos',
  'notices-all': 'Todos os avisos',
  'popular-lotteries': 'Loterias populares',
  'more-lotteries': 'Mostrar mais loterias',
  'drawn-numbers': 'Último sorteio: {numbers}',
  'closes-in': 'Tempo para apostar',
  'popular-fact': 'as mais abertas nos últimos 7 dias',
  lotteries: 'Loterias',
  'lotteries-fact': 'os próximos sorteios',
  'draw-number': 'Sorteio {issue}',
  'no-result-yet': 'Sem resultado ainda',
  'lottery-opens': 'Abre {time}',
};
