// Brazilian Portuguese texts of how staff look after agents and their teams.
import type { PartialTexts } from '../../../texts.ts';
import type { agents as english } from '../../en/console/agents.ts';

export const agents: PartialTexts<typeof english> = {
  intro:
    'Agentes lideram uma equipe: todos abaixo deles, em qualquer nível. Abra um para ver a equipe e mudar o que ele é.',
  make: 'Tornar agente',
  'make-text':
    'O jogador recebe na hora um código de convite e a área do agente, sem entrar de novo.',
  username: 'Nome de usuário do jogador',
  kind: 'Tipo',
  'kind-of': 'Agente, tipo {number}',
  'kind-hint': 'Todos os tipos podem o mesmo aqui. O número é informado a sistemas externos.',
  size: 'Equipe',
  since: 'Agente desde',
  none: 'Nenhum agente corresponde à busca.',
  'no-agent': 'Não é agente',
  place: 'Lugar na árvore',
  top: 'No topo',
  code: 'Código de convite',
  now: 'Equipe agora',
  direct: 'Diretos',
  agents: 'Agentes na equipe',
  balance: 'Saldo da equipe',
  'came-to': 'Resultado da equipe',
  active: 'Jogadores ativos',
  'first-deposits': 'Primeiros depósitos',
  net: 'Resultado dos jogadores',
  below: 'Abaixo de {name}',
  'nobody-below': 'Não há ninguém abaixo.',
  'open-line': 'Equipe de {name}',
  people: '{count, plural, one {# pessoa} other {# pessoas}}',
  more: 'Mostrar mais',
  move: 'Mover',
  'move-named': 'Mover {name}',
  'move-team':
    '{count, plural, =0 {{name} não tem equipe.} one {{name} muda de lugar com um membro da equipe.} other {{name} muda de lugar com # membros da equipe.}} A atividade anterior continua contando para os agentes que estavam acima.',
  'move-to': 'Nome de usuário do agente superior',
  'move-to-hint': 'Vazio: para o topo, sem ninguém acima.',
  'moves-wait': 'Mudanças que aguardam uma segunda pessoa',
  'move-waits': 'A mudança agora aguarda uma segunda pessoa.',
  'move-proposed': '{name} passa para baixo de {upline}.',
  'move-proposed-by': 'Proposta por {name}, {date}',
  'move-proposed-why':
    'Pagamos por contrato um agente acima do novo lugar, então os resultados desta equipe contariam para esse contrato.',
  'move-confirm': 'Confirmar a mudança',
  'move-withdraw': 'Retirar a mudança',
  'set-kind': 'Mudar o tipo',
  end: 'Voltar a jogador',
  'end-text':
    '{name} perde a área do agente na hora, e todos os links de {name} fecham para sempre.',
  'end-line':
    'Diretos: {count, plural, =0 {ninguém} one {# pessoa} other {# pessoas}}. Sobem um nível, com todos que lideram.',
  file: 'Ficha do jogador',
};
