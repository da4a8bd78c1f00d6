// Brazilian Portuguese texts of the help centre around its articles.
import type { PartialTexts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: PartialTexts<typeof english> = {
  title: 'Ajuda',
  intro: 'Respostas curtas para o que os jogadores mais perguntam.',
  contents: 'Assuntos',
  find: 'Encontrar uma resposta',
  nothing: 'Nenhuma resposta contém essas palavras. Tente outras ou fale com o atendimento.',
  hits: '{count, plural, one {# resposta} other {# respostas}}',
  'start-title': 'Primeiros passos',
  'money-title': 'Depósitos e saques',
  'games-title': 'Jogos',
  'fair-title': 'Resultados justos',
  'safer-play-title': 'Jogo responsável',
  'security-title': 'Sua conta segura',
  'terms-title': 'Termos e contato',
  move: 'Mover esta janela',
  whole: 'Abrir a central de ajuda',
};
