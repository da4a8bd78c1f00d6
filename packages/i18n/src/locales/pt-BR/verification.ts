// Brazilian Portuguese texts of the messages to members: codes, recoveries and notices about their account.
import type { PartialTexts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: PartialTexts<typeof english> = {
  'code-subject': 'Seu código é {code}',
  'code-text':
    'Seu código {brand} é {code}. Ele vale por {minutes} minutos. Ninguém da {brand} jamais vai pedi-lo a você.',
  'outside-code-text': '{code} é o seu código de verificação. Ele vale por {seconds} segundos.',
  'recovery-subject': 'Defina uma nova senha em {brand}',
  'recovery-text':
    'Olá, {name}. Alguém pediu uma nova senha para a sua conta em {brand}. Se foi você, abra este link em até {minutes} minutos. Se não foi, não precisa fazer nada: sua senha continua a mesma.',
  'reset-text':
    'Olá, {name}. Nossa equipe redefiniu a senha da sua conta em {brand} e encerrou todos os seus acessos. Abra este link em até {minutes} minutos para criar uma nova. Se você não pediu isso, fale conosco.',
  'notice-subject': 'Sobre a sua conta em {brand}',
  'notice-deposit-means-blocked':
    '{name}, muitos depósitos com uma mesma forma falharam na {brand}. Nós a bloqueamos por um tempo; você pode usar outra.',
  'notice-deposits-suspended':
    '{name}, muitos depósitos falharam na {brand}. Suspendemos seus depósitos. Fale com o atendimento para liberá-los.',
  'notice-deposits-freed': '{name}, você pode depositar de novo na {brand} por qualquer forma.',
  'notice-limit-review-due':
    '{name}, seus limites na {brand} ainda são os certos para você? Reveja-os em Jogo responsável e mantenha ou altere.',
  'notice-account-quiet':
    '{name}, faz muito tempo que você não entra na {brand}. Se não entrar, sua conta logo será considerada inativa. Seu dinheiro continua seu.',
  'notice-account-dormant':
    '{name}, sua conta na {brand} está inativa. Não tiramos nenhum dinheiro. Basta entrar para reativá-la.',
  'notice-new-place':
    'Olá, {name}. Alguém entrou na sua conta de um local novo: {device} em {address}. Se não foi você, troque sua senha agora mesmo e saia de todos os aparelhos.',
  'notice-password-changed':
    'Olá, {name}. A senha da sua conta foi alterada ({device} em {address}). Se não foi você, fale conosco agora mesmo.',
  'notice-password-recovered':
    'Olá, {name}. A senha da sua conta foi redefinida ({device} em {address}) e todas as suas sessões foram encerradas. Se não foi você, fale conosco agora mesmo.',
  'notice-payment-password-changed':
    'Olá, {name}. Sua senha de pagamento foi alterada ({device} em {address}). Se não foi você, fale conosco agora mesmo.',
  'notice-mobile-changed':
    'Olá, {name}. O celular da sua conta foi alterado ({device} em {address}). Se não foi você, fale conosco agora mesmo.',
  'notice-email-changed':
    'Olá, {name}. O e-mail da sua conta foi alterado ({device} em {address}). Se não foi você, fale conosco agora mesmo.',
  'notice-factors-changed':
    'Olá, {name}. Os segundos fatores da sua conta foram alterados. Se não foi você, fale conosco agora mesmo.',
  'notice-accounts-changed':
    'Olá, {name}. As contas bancárias e carteiras para as quais seu dinheiro pode ir foram alteradas. Se não foi você, fale conosco agora mesmo.',
  'notice-account-closed':
    'Olá, {name}. Sua conta em {brand} foi encerrada, como você pediu. Cuide-se.',
  'notice-account-locked':
    'Olá, {name}. Sua conta em {brand} foi bloqueada. Fale conosco se tiver dúvidas sobre isso.',
  'notice-staff-changed-contacts':
    'Olá, {name}. Nossa equipe alterou os dados de contato da sua conta em {brand}. Se você não pediu isso, fale conosco agora mesmo.',
  'notice-staff-reset-password':
    'Olá, {name}. Nossa equipe redefiniu a senha da sua conta em {brand} e você foi desconectado de todos os aparelhos. Se você não pediu isso, fale conosco agora mesmo.',
};
