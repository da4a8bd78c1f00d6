// Brazilian Portuguese texts of becoming an agent: how it works, and the application.
import type { PartialTexts } from '../../texts.ts';
import type { join as english } from '../en/join.ts';

export const join: PartialTexts<typeof english> = {
  title: 'Seja um agente',
  intro:
    'Agentes trazem jogadores para o nosso site e cuidam deles. O que um agente ganha é acertado em contrato; aqui não prometemos nenhum valor.',
  'apply-title': 'Candidate-se',
  'apply-text':
    'Escreva algumas palavras sobre você e os jogadores que conhece. A equipe lê e responde todas as candidaturas.',
  'talk-title': 'Combine',
  'talk-text': 'Conversamos com você e combinamos um contrato. Ele diz o que você ganha e quando.',
  'invite-title': 'Convide',
  'invite-text':
    'Você recebe um código e um link próprios. Quem se cadastra com eles faz parte da sua equipe.',
  'paid-title': 'Receba',
  'paid-text': 'O contrato diz o que você recebe e quando; você pode perguntar a qualquer momento.',
  'fair-title': 'O que pedimos aos agentes',
  'fair-text':
    'Só podem ser convidadas pessoas maiores de idade. Ninguém pode ser pressionado a jogar, ouvir promessas de ganho ou receber mensagens depois de pedir para não receber. Jogadores em pausa ou autoexclusão são deixados em paz.',
  'agent-title': 'Você é agente',
  'agent-text':
    'Sua conta já é de agente. Para seu código ou seu contrato, escreva para o atendimento.',
  about: 'Sobre você',
  'about-hint': 'No mínimo três palavras. Diga onde você atua e como podemos falar com você.',
  send: 'Enviar candidatura',
  sent: 'Candidatura enviada',
  'sent-text': 'A equipe vai ler e responder na sua caixa de entrada.',
  answered: 'Candidatura respondida',
  'answered-text': 'Respondemos à sua candidatura.',
  read: 'Ler o que foi escrito',
  'members-apply':
    'A candidatura é feita com uma conta, para que a resposta chegue até você. Cadastre-se ou entre.',
  'by-service': 'Escreva para o atendimento para se candidatar.',
};
