// Brazilian Portuguese texts of what staff write to players: articles of help and inbox messages.
import type { Texts } from '../../texts.ts';
import type { letters as english } from '../en/letters.ts';

export const letters: Texts<typeof english> = {
  'help-intro':
    'Artigos por assunto, como os jogadores os leem. O que é salvo aparece na hora nas páginas abertas; todas as versões são guardadas e toda alteração fica no registro de auditoria.',
  'article-new': 'Novo artigo',
  subject: 'Assunto',
  'whose-text': 'Texto',
  'houses-text': 'Texto padrão',
  'text-by': 'Por {name}',
  'saved-at': 'Salvo em',
  versions: '{count, plural, one {# versão} other {# versões}}',
  version: 'Versão {number}, {name}, {when}',
  'version-take': 'Levar para o formulário',
  reset: 'Voltar ao texto padrão',
  'reset-sure': 'Sim, voltar ao texto padrão',
  'not-written': '{language} – falta',
  'messages-intro':
    'O que é enviado chega na hora à caixa de entrada. Enquanto não for lido, pode ser recolhido.',
  'messages-none':
    'Nada foi enviado ainda. Escreva a primeira mensagem para um membro, uma lista ou todos.',
  'message-new': 'Nova mensagem',
  audience: 'Para',
  'audience-named': 'Membros por nome',
  'audience-everyone': 'Todos os membros',
  'audience-agents': 'Agentes',
  'audience-new': 'Novos nos últimos 30 dias',
  'audience-idle': 'Sem entrar há 30 dias',
  names: 'Nomes de usuário',
  'names-hint': 'Um ou vários, separados por espaços, vírgulas ou linhas; no máximo 500.',
  advertising: 'Publicidade',
  'advertising-hint': 'Isto é publicidade: quem está em pausa ou autoexcluído não recebe',
  check: 'Contar destinatários',
  'send-to': '{count, plural, one {Enviar para # membro} other {Enviar para # membros}}',
  'will-receive':
    '{recipients, plural, one {# membro receberá esta mensagem.} other {# membros receberão esta mensagem.}}{spared, plural, =0 {} one { Um fica de fora: em pausa ou autoexcluído.} other { # ficam de fora: em pausa ou autoexcluídos.}}',
  'sent-to': '{count, plural, one {Enviada para # membro.} other {Enviada para # membros.}}',
  'sent-at': 'Enviada em',
  'sent-by': 'Por',
  'sent-when': '{when}, {name}',
  sent: 'Enviada',
  read: 'Lidas',
  'read-of': '{read} de {recipients}',
  withdrawn: 'Recolhida',
  'withdrawn-from': '{count, plural, one {De # membro} other {De # membros}}, {when}',
  withdraw: 'Recolher onde não foi lida',
  'withdraw-sure': 'Sim, recolher',
  open: 'Abrir',
};
