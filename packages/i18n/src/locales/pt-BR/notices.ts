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
  'demo-agents-title': 'Contratos com quem está abaixo de você',
  'demo-agents-text':
    '<p>Ofereça um dividendo ou um salário aos agentes diretamente abaixo de você. Teste antes as condições em meses passados.</p>',
  'demo-bills-title': 'Cada fatura mostra como foi calculada',
  'demo-bills-text':
    '<p>Abra uma fatura para ver jogadores, faixas e arredondamento. Se faltar algo, conteste ali mesmo.</p>',
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
  'news-deposit-reversed-title': 'Depósito estornado',
  'news-deposit-reversed-text':
    'A empresa de pagamento estornou um depósito de {amount}. O valor foi descontado do seu saldo; se o saldo não bastou, você deve o restante. Fale conosco se não souber o motivo.',
  'news-deposit-report-found-title': 'Depósito encontrado',
  'news-deposit-report-found-text':
    'Encontramos o depósito que você informou. Nossa resposta está junto do seu relato.',
  'news-deposit-report-refused-title': 'Depósito não encontrado',
  'news-deposit-report-refused-text':
    'Não encontramos o depósito que você informou. Nossa resposta está junto do seu relato.',
  'news-deposit-report-closed-title': 'Relato encerrado',
  'news-deposit-report-closed-text':
    'Encerramos seu relato de depósito não creditado. Nossa resposta está junto dele.',
  'news-withdrawal-approved-title': 'Saque aprovado',
  'news-withdrawal-approved-text': 'Seu saque foi aprovado e está a caminho do pagamento.',
  'news-withdrawal-paid-title': 'Saque pago',
  'news-withdrawal-paid-text': 'Seu saque foi pago. Confirme em Saques quando ele chegar.',
  'news-part-paid-title': 'Uma parte do seu saque foi paga',
  'news-part-paid-text': '{amount} já devem estar na sua conta. Confirme em Saques se chegaram.',
  'news-payment-disputed-title': 'Um pagamento seu foi contestado',
  'news-payment-disputed-text':
    'O destinatário diz que {amount} não chegaram. Responda em Depósitos e mostre o que você tem.',
  'news-dispute-decided-title': 'Uma disputa foi decidida',
  'news-dispute-decided-text':
    'Decidimos sobre o pagamento de {amount}. A decisão e o motivo estão lá.',
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
  'news-hand-free-bet-back-title': '{game}: sua aposta grátis voltou',
  'news-hand-free-bet-back-text':
    'Sua rodada de {game} ficou aberta por tempo demais sem um primeiro passo. Você pode usar de novo a aposta grátis de {amount} até o fim do prazo.',
  'news-staff-changed-contacts-title': 'Dados de contato alterados',
  'news-staff-changed-contacts-text':
    'Nossa equipe alterou o e-mail ou o celular da sua conta. Se você não pediu isso, fale conosco agora mesmo.',
  'news-staff-reset-password-title': 'Senha redefinida',
  'news-staff-reset-password-text':
    'Nossa equipe redefiniu a senha da sua conta. Se você não pediu isso, fale conosco agora mesmo.',
  'news-deposit-means-blocked-title': 'Forma de depósito bloqueada',
  'news-deposit-means-blocked-text':
    'Muitos depósitos com uma mesma forma falharam, por isso a bloqueamos por um tempo. Você pode usar outra.',
  'news-deposits-suspended-title': 'Depósitos suspensos',
  'news-deposits-suspended-text':
    'Muitos depósitos falharam, por isso suspendemos seus depósitos. Fale com o atendimento para liberá-los. Você ainda pode jogar e sacar.',
  'news-deposits-freed-title': 'Depósitos liberados',
  'news-deposits-freed-text': 'Você pode depositar de novo por qualquer forma.',
  'news-limit-review-due-title': 'Seus limites ainda estão certos?',
  'news-limit-review-due-text': 'Reveja seus limites em Jogo responsável e mantenha ou altere.',
  'news-account-quiet-title': 'Sua conta vai ficar inativa',
  'news-account-quiet-text':
    'Faz muito tempo que você não entra. Se não entrar, sua conta logo será considerada inativa. Seu dinheiro continua seu.',
  'news-account-dormant-title': 'Sua conta está inativa',
  'news-account-dormant-text':
    'Sua conta foi considerada inativa porque você não entrava há muito tempo. Não tiramos nenhum dinheiro. Basta entrar para reativá-la.',
  'news-transfer-sent-title': 'Transferência enviada',
  'news-transfer-sent-text': 'Você enviou {amount} para {name}.',
  'news-transfer-received-title': 'Transferência recebida',
  'news-transfer-received-text': 'Você recebeu {amount} de {name}. Já está no seu saldo.',
  'news-transfer-reversed-title': 'Transferência estornada',
  'news-transfer-reversed-text':
    'Estornamos a transferência de {amount} entre você e {name}. Fale conosco se tiver dúvidas.',
  'news-contract-offered-title': 'Você recebeu uma oferta de contrato',
  'news-contract-offered-text':
    'Leia em Meus contratos, na Área do agente, e aceite ou recuse em até sete dias.',
  'news-contract-accepted-title': 'Contrato aceito',
  'news-contract-accepted-text':
    'Um agente aceitou o contrato que você ofereceu. Começa no próximo período.',
  'news-contract-rejected-title': 'Contrato recusado',
  'news-contract-rejected-text':
    'Um agente recusou o contrato que você ofereceu. O que estava combinado antes continua em vigor.',
  'news-contract-end-asked-title': 'Pedido de encerramento de contrato',
  'news-contract-end-asked-text':
    'A outra parte pede que você encerre um contrato. Ele continua até você concordar.',
  'news-contract-end-accepted-title': 'Um contrato vai terminar',
  'news-contract-end-accepted-text':
    'A outra parte concordou em encerrar um contrato. Ele termina com o período atual.',
  'news-contract-end-rejected-title': 'Um contrato continua',
  'news-contract-end-rejected-text':
    'A outra parte não concordou em encerrar um contrato. Ele continua em vigor.',
  'news-contract-end-withdrawn-title': 'Um contrato continua',
  'news-contract-end-withdrawn-text':
    'A outra parte não pede mais que você encerre um contrato. Ele continua em vigor.',
  'news-contract-ended-title': 'Um contrato vai terminar',
  'news-contract-ended-text':
    'Um contrato seu vai terminar, por decisão nossa ou porque um contrato acima dele mudou. Veja quando e por quê em Meus contratos.',
  'news-contract-offer-ended-title': 'Uma oferta de contrato foi cancelada',
  'news-contract-offer-ended-text':
    'Uma oferta não vale mais porque o contrato acima dela terminou ou mudou. Veja em Meus contratos.',
  'news-bill-forced-title': 'Cobrança forçada de uma fatura',
  'news-bill-forced-text':
    'Vamos descontar do saldo do pagador os {amount} que você ainda tem a receber de uma fatura: o que houver agora, e o restante quando entrar dinheiro.',
  'news-bill-collected-title': 'Cobrança forçada de uma fatura',
  'news-bill-collected-text':
    'Retiramos do seu saldo os {amount} que você ainda deve de uma fatura: o que há agora, e o restante conforme entrar dinheiro.',
  'news-bill-paid-by-house-title': 'Fatura paga',
  'news-bill-paid-by-house-text': 'Pagamos a você os {amount} que ainda faltavam de uma fatura.',
  'news-bill-refused-title': 'Fatura cancelada',
  'news-bill-refused-text':
    'Decidimos que os {amount} ainda devidos em uma fatura não precisam ser pagos.',
  'news-bill-disputed-title': 'Uma fatura foi contestada',
  'news-bill-disputed-text':
    'O agente que você paga contesta uma fatura. Leia o motivo em Meus contratos e responda.',
  'news-bill-dispute-answered-title': 'Contestação de fatura respondida',
  'news-bill-dispute-answered-text':
    'A contestação de uma fatura foi respondida. Leia a resposta em Meus contratos.',
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
