// Brazilian Portuguese texts of deposit limits: the question for one, what is left, the review, blocked means.
import type { PartialTexts } from '../../texts.ts';
import type { limits as english } from '../en/limits.ts';

export const limits: PartialTexts<typeof english> = {
  'prompt-title': 'Quer definir um limite de depósito?',
  'prompt-text':
    'Decida antes de depositar quanto quer depositar no máximo. Cada depósito conta por inteiro. Você pode reduzir o limite quando quiser; um limite maior vale após 24 horas.',
  'prompt-amount': 'O máximo que quero depositar',
  'prompt-span': 'Período',
  'prompt-set': 'Definir este limite',
  'prompt-none': 'Sem limite',
  'prompt-later': 'Agora não',
  'prompt-set-done': 'Seu limite de depósito foi definido.',
  'span-day': 'Por dia',
  'span-week': 'Por semana',
  'span-month': 'Por mês',
  'left-day': 'Você ainda pode depositar {left} hoje, de {limit}.',
  'left-week': 'Você ainda pode depositar {left} nesta semana, de {limit}.',
  'left-month': 'Você ainda pode depositar {left} neste mês, de {limit}.',
  'left-whose-own': 'Seu limite',
  'left-whose-operator': 'Nosso limite para a sua conta',
  change: 'Alterar limites',
  'reduced-title': 'Isto passa do que resta do seu limite',
  'reduced-own-day': 'Seu limite de depósito é {limit} por dia. Restam {left}.',
  'reduced-own-week': 'Seu limite de depósito é {limit} por semana. Restam {left}.',
  'reduced-own-month': 'Seu limite de depósito é {limit} por mês. Restam {left}.',
  'reduced-operator-day':
    'Nosso limite de depósito para a sua conta é {limit} por dia. Restam {left}.',
  'reduced-operator-week':
    'Nosso limite de depósito para a sua conta é {limit} por semana. Restam {left}.',
  'reduced-operator-month':
    'Nosso limite de depósito para a sua conta é {limit} por mês. Restam {left}.',
  'reduced-button': 'Depositar {amount} em vez disso',
  'suspended-title': 'Seus depósitos estão suspensos',
  'suspended-text':
    'Muitos depósitos falharam. Fale com o atendimento para liberar seus depósitos. Você ainda pode jogar com seu saldo e sacá-lo.',
  'blocked-title': 'Uma forma de depósito está bloqueada',
  'blocked-text':
    'Muitos depósitos com {means} falharam. Você pode usar de novo a partir de {until} ou escolher outra forma agora.',
  'review-title': 'Seus limites ainda são os certos para você?',
  'review-text':
    'Faz algum tempo que você não revê seus limites. Confira abaixo e mantenha ou altere.',
  'review-keep': 'Manter meus limites',
  'review-kept': 'Obrigado. Seus limites continuam como estão.',
  'operator-line': 'Nosso limite para a sua conta: {value}. Vale o limite menor.',
  'confirm-ready': 'Seu limite maior de {value} está pronto. Você ainda o quer?',
  'confirm-ready-none': 'A remoção do seu limite está pronta. Você ainda a quer?',
  'confirm-raise': 'Sim, aplicar',
  'confirm-drop': 'Não, manter {value}',
  'confirm-done': 'O novo limite já está valendo.',
  'confirm-waits': 'A partir de {when} você pode confirmar {value}.',
  'confirm-waits-none': 'A partir de {when} você pode confirmar a remoção.',
  'effect-looser':
    'Um limite maior: você pode confirmá-lo a partir de {when}, daqui a 24 horas. Até confirmar, vale {value}.',
  'effect-remove':
    'Você pode confirmar a remoção a partir de {when}, daqui a 24 horas. Até confirmar, vale {value}.',
  'saved-waits': 'Salvo. Confirme a partir de {when}.',
  'dormant-title': 'Contas inativas',
  'dormant-text':
    'Se você não entrar por {months, plural, one {# mês} other {# meses}}, sua conta passa a ser inativa. Avisamos {days, plural, one {# dia} other {# dias}} antes. Nunca ficamos com seu dinheiro: ele continua na sua conta, e basta entrar para reativá-la.',
};
