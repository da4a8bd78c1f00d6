// Brazilian Portuguese texts of the notices.
import type { PartialTexts } from '../../texts.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: PartialTexts<typeof english> = {
  title: 'Avisos',
  player: 'Avisos',
  promotion: 'Promoções',
  none: 'Não há nenhum aviso no momento.',
  more: 'Ver mais',
  move: 'Mover esta janela',
  understood: 'Entendi',
  pages: 'Páginas de avisos',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: 'Página {page}',
  'demo-slots-title': 'Oito slots, cada um com o retorno à vista',
  'demo-slots-text': '<p>Cada um informa seu retorno exato e pode ser testado grátis.</p>',
  'demo-lottery-title': 'Os sorteios do dia',
  'demo-lottery-text': '<p>Veja quais loterias estão disponíveis e quando são sorteadas.</p>',
  'demo-welcome-title': 'Boas-vindas: comece em três passos',
  'demo-welcome-text':
    '<p>Que bom ter você aqui. Três passos e você está à mesa:</p><ol><li>Cadastre-se com um nome de usuário e uma senha.</li><li>Teste qualquer jogo grátis, pelo tempo que quiser.</li><li>Defina seus próprios limites antes do primeiro depósito.</li></ol><p>A central de ajuda responde o resto.</p>',
  'demo-fair-title': 'Cada rodada pode ser conferida no seu navegador',
  'demo-fair-text':
    '<p>A semente de cada rodada é travada antes da sua aposta e mostrada depois. Na página Jogo justo, seu navegador sorteia a rodada de novo e compara.</p>',
  'demo-limits-title': 'Seus limites valem na hora',
  'demo-limits-text':
    '<p>Os limites de depósitos, apostas, perdas e tempo valem em cada transação. Um limite mais rígido vale na hora; um mais flexível, só depois de um dia.</p>',
  'news-welcome-title': 'Boas-vindas, {name}',
  'news-welcome-text':
    'Sua conta está pronta. Defina seus próprios limites antes de jogar com dinheiro e consulte a central de ajuda sempre que tiver dúvidas.',
  'news-deposit-success-title': 'Depósito creditado',
  'news-deposit-success-text': 'Creditamos {amount} no seu saldo.',
  'news-deposit-refused-title': 'Depósito não concluído',
  'news-deposit-refused-text':
    'O pagamento de {amount} não foi concluído. Nada saiu do seu saldo aqui; se o seu banco mostrar uma cobrança, escreva para nós.',
  'news-withdrawal-approved-title': 'Saque aprovado',
  'news-withdrawal-approved-text': 'Seu saque foi aprovado e está a caminho do pagamento.',
  'news-withdrawal-paid-title': 'Saque pago',
  'news-withdrawal-paid-text': 'Seu saque foi pago. Confirme em Saques quando ele chegar.',
  'news-withdrawal-refused-title': 'Saque recusado',
  'news-withdrawal-refused-text': 'Seu saque foi recusado. O dinheiro voltou ao seu saldo.',
  'news-vip-risen-title': 'Nível VIP {level}',
  'news-vip-risen-text': 'Seu nível VIP agora é {level}. A página VIP mostra os benefícios.',
  'news-vip-fallen-title': 'Nível VIP {level}',
  'news-vip-fallen-text': 'Seu nível VIP agora é {level}. Nada mais mudou na sua conta.',
  'news-vip-ended-title': 'Sem nível VIP',
  'news-vip-ended-text': 'No momento você não tem nível VIP. Nada mais mudou na sua conta.',
  'news-lottery-corrected-title': '{game}: resultado corrigido',
  'news-lottery-corrected-text':
    'O resultado do sorteio {issue} de {game} foi corrigido e seus bilhetes foram apurados de novo. Veja o novo resultado e o pagamento nos seus pedidos.',
  'news-lottery-cancelled-title': '{game}: sorteio cancelado',
  'news-lottery-cancelled-text':
    'O sorteio {issue} de {game} foi cancelado. Sua aposta voltou ao saldo.',
  'news-hand-cashed-out-title': '{game}: rodada encerrada',
  'news-hand-cashed-out-text':
    'Sua rodada de {game} ficou aberta por tempo demais, então nós a encerramos. Você recebeu {amount}.',
  'news-hand-given-back-title': '{game}: aposta devolvida',
  'news-hand-given-back-text':
    'Sua rodada de {game} ficou aberta antes do primeiro passo. Sua aposta de {amount} voltou ao saldo.',
  'news-staff-changed-contacts-title': 'Dados de contato alterados',
  'news-staff-changed-contacts-text':
    'Nossa equipe alterou o e-mail ou o celular da sua conta. Se você não pediu isso, fale conosco agora mesmo.',
  'news-staff-reset-password-title': 'Senha redefinida',
  'news-staff-reset-password-text':
    'Nossa equipe redefiniu a senha da sua conta. Se você não pediu isso, fale conosco agora mesmo.',
  'news-feedback-answered-title': 'Seu feedback foi respondido',
  'news-feedback-answered-text':
    'Respondemos ao que você nos escreveu. A resposta está em Feedback.',
  inbox: 'Caixa de entrada',
  'inbox-none': 'Nenhuma mensagem ainda. As novidades dos seus depósitos e saques aparecerão aqui.',
  'inbox-unread':
    '{count, plural, =0 {Tudo foi lido} one {# mensagem não lida} other {# mensagens não lidas}}',
  'inbox-read-all': 'Marcar tudo como lido',
  'inbox-delete': 'Excluir',
  'inbox-delete-named': 'Excluir “{title}”',
  'inbox-new': 'Nova',
  'inbox-deleted': 'A mensagem foi excluída.',
};
