// Brazilian Portuguese texts of what staff write to players: articles of help and inbox messages.
import type { Texts } from '../../texts.ts';
import type { letters as english } from '../en/letters.ts';

export const letters: Texts<typeof english> = {
  'help-intro':
    'Artigos por assunto, como os jogadores os leem. O que é salvo aparece na hora nas páginas abertas; cada versão é guardada e toda alteração fica no log de auditoria.',
  'article-new': 'Novo artigo',
  subject: 'Assunto',
  'whose-text': 'Texto',
  'houses-text': 'Texto da casa',
  'text-by': 'Por {name}',
  'saved-at': 'Salvo em',
  versions: '{count, plural, one {# versão} other {# versões}}',
  version: 'Versão {number}, {name}, {when}',
  'version-take': 'Levar ao formulário',
  reset: 'Voltar ao texto da casa',
  'reset-sure': 'Sim, voltar ao texto da casa',
  'not-written': '{language} – faltando',
  'messages-intro':
    'O que é enviado chega na hora à caixa de entrada dos destinatários. Enquanto não for lido, pode ser recolhido.',
  'messages-none':
    'Nada foi enviado ainda. Escreva a primeira mensagem para um jogador, uma lista ou todos.',
  'message-new': 'Nova mensagem',
  audience: 'Para',
  'audience-named': 'Jogadores por nome',
  'audience-everyone': 'Todos os jogadores',
  'audience-agents': 'Agentes',
  'audience-new': 'Novos nos últimos 30 dias',
  'audience-idle': 'Sem entrar há 30 dias',
  names: 'Nomes de usuário',
  'names-hint': 'Um ou vários, separados por espaços, vírgulas ou linhas; no máximo 500.',
  advertising: 'Publicidade',
  'advertising-hint': 'Isto é publicidade: ninguém em pausa ou autoexclusão recebe',
  check: 'Contar destinatários',
  'send-to': '{count, plural, one {Enviar a # jogador} other {Enviar a # jogadores}}',
  'will-receive':
    '{recipients, plural, one {# jogador vai receber isto.} other {# jogadores vão receber isto.}}{spared, plural, =0 {} one { Um fica de fora: em pausa ou autoexclusão.} other { # ficam de fora: em pausa ou autoexclusão.}}',
  'sent-to': '{count, plural, one {Enviada a # jogador.} other {Enviada a # jogadores.}}',
  'sent-at': 'Enviada em',
  'sent-by': 'Por',
  'sent-when': '{when}, {name}',
  sent: 'Enviada',
  read: 'Lidas',
  'read-of': '{read} de {recipients}',
  withdrawn: 'Recolhida',
  'withdrawn-from': '{count, plural, one {De # jogador} other {De # jogadores}}, {when}',
  withdraw: 'Recolher as não lidas',
  'withdraw-sure': 'Sim, recolher',
  open: 'Abrir',
};
