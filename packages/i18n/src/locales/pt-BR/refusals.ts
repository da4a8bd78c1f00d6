// Brazilian Portuguese texts of every refusal of the contract: what happened, and what the reader can do now.
// A fact that may be absent is written as a `select` with a branch for `undefined`.
import type { PartialTexts } from '../../texts.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: PartialTexts<typeof english> = {
  // the gateway
  'path-unknown': 'Este endereço não existe. Confira-o ou volte à página inicial.',
  'method-not-supported':
    'Este endereço não responde a esse tipo de solicitação. Recarregue a página.',
  'merchant-unknown': 'Não existe essa marca neste endereço. Fale com o atendimento.',
  maintenance: 'Estamos em manutenção. Seu saldo está seguro; volte um pouco mais tarde.',
  'region-restricted':
    'Nossos jogos não estão disponíveis onde você está. Fale conosco se achar que é um engano.',
  'module-off': 'Esta função está desativada no momento. Tente de novo mais tarde.',
  'body-too-large': 'O que você enviou é grande demais. Reduza e tente de novo.',
  'content-not-supported':
    'O que você enviou é de um tipo que não conseguimos ler. Recarregue a página e tente de novo.',
  'too-many-requests':
    'Foram muitas tentativas em pouco tempo. Aguarde {seconds, select, undefined {um minuto} other {{seconds, plural, one {# segundo} other {# segundos}}}} e tente de novo.',
  'session-missing': 'Você não entrou na conta ou sua sessão terminou. Entre, por favor.',
  'role-not-allowed': 'Quem não é agente não pode entrar: isto é só para agentes.',
  'demo-not-allowed': 'Isto exige uma conta sua. Cadastre-se primeiro.',
  'permission-missing': 'Seu cargo não inclui isto. Peça a um proprietário da plataforma.',
  'confirmation-missing': 'Esta é uma alteração sensível. Primeiro confirme que é você.',
  'request-invalid':
    'Algo na solicitação não está no formato esperado{place, select, undefined {} other { ({place})}}. Confira o que você digitou.',
  'seal-invalid':
    'Não foi possível abrir a mensagem protegida. Recarregue a página e tente de novo.',
  'idempotency-key-invalid':
    'A solicitação traz uma chave inutilizável. Recarregue a página e tente de novo.',
  'message-stale':
    'Esta mensagem é antiga demais ou vem do futuro. Confira seu relógio e envie de novo.',
  'idempotency-key-reused':
    'Esta solicitação já foi usada para outra coisa. Recarregue a página e comece de novo.',
  fault:
    'Algo deu errado do nosso lado e nada foi alterado. Tente de novo; se continuar, fale conosco.',
  // identity
  'credentials-wrong': 'Nome da conta ou senha errados. Confira os dois e tente de novo.',
  'account-locked':
    'Esta conta está bloqueada{minutes, select, undefined {} other { por cerca de {minutes, plural, one {# minuto} other {# minutos}}}}. Tente de novo mais tarde ou fale com o atendimento.',
  'account-excluded':
    'Esta conta está excluída do jogo. Fale com o atendimento se tiver dúvidas sobre isso.',
  'captcha-wrong': 'A verificação humana não deu certo. Resolva uma nova e tente de novo.',
  'trial-not-offered': 'Experimentar sem conta própria não está disponível agora. Cadastre-se.',
  'name-misleading': 'Este nome pode ser confundido com o nosso. Escolha outro.',
  'username-taken': 'Este nome de usuário já está em uso. Escolha outro.',
  'field-required':
    'Este campo não pode ficar vazio{field, select, undefined {} other { ({field})}}. Preencha-o e tente de novo.',
  'field-format':
    'Este campo não está no formato esperado{field, select, undefined {} other { ({field})}}. Corrija-o e tente de novo.',
  'password-common': 'Esta senha é uma das primeiras que qualquer um tentaria. Escolha outra.',
  'passwords-differ': 'As duas entradas não são iguais. Digite a confirmação de novo.',
  'age-below-limit':
    'Para se cadastrar aqui, você precisa {age, select, undefined {ser maior de idade} other {ter pelo menos {age} anos}}.',
  'affiliate-code-wrong': 'Este código de convite não é válido. Corrija-o ou deixe em branco.',
  'payment-password-set': 'Já existe uma senha de pagamento. Use-a ou altere-a em Minha conta.',
  'payment-password-same-as-login':
    'A senha de pagamento não pode ser igual à senha de acesso. Escolha outra.',
  'account-closed': 'Esta conta foi encerrada. Fale com o atendimento se tiver dúvidas sobre isso.',
  'player-excluded':
    'Não podemos abrir uma conta para você: seu nome está em uma lista de pessoas que pediram para não jogar.',
  'phone-invalid': 'Digite um número de telefone correto.',
  'phone-token-wrong':
    'A confirmação do serviço de verificação não corresponde a este número ou é antiga demais. Verifique o número de novo.',
  'mobile-taken': 'Este celular pertence a outra conta. Use outro ou recupere essa conta.',
  'email-taken': 'Este e-mail pertence a outra conta. Use outro ou recupere essa conta.',
  'person-registered': 'Você já tem uma conta conosco. Entre com ela ou recupere-a.',
  'referral-code-wrong': 'Este código de indicação não é válido. Corrija-o ou deixe em branco.',
  'terms-missing': 'Aceite os termos atuais e o aviso de privacidade.',
  'code-wrong':
    'O código de verificação está errado. {left, select, undefined {Confira-o e tente de novo.} other {Tentativas restantes: {left}.}}',
  'code-expired': 'Este código de verificação não vale mais. Peça um novo.',
  'code-blocked':
    'Foram pedidos códigos demais. Tente de novo em {minutes, select, undefined {5 minutos} other {{minutes, plural, one {# minuto} other {# minutos}}}}.',
  'code-not-sent':
    'Não foi possível enviar o código{reason, select, undefined {} other {: {reason}}}. Tente de novo mais tarde ou escolha outra forma.',
  'ticket-spent': 'O acesso lembrado não vale mais. Digite sua senha.',
  'challenge-spent': 'Este acesso demorou demais ou teve tentativas demais. Comece de novo.',
  'work-missing':
    'Entre mais uma vez: este aparelho ainda não é conhecido aqui e precisa antes fazer um pequeno cálculo.',
  'second-factor-missing': 'Prove mais uma vez que é você.',
  'factor-code-wrong':
    'Este código não está certo ou já foi usado. Aguarde um novo e tente de novo.',
  'factor-locked':
    'Muitos códigos errados. Tente de novo {minutes, select, undefined {mais tarde} other {em cerca de {minutes, plural, one {# minuto} other {# minutos}}}}.',
  'factor-not-set-up':
    'Isto não está configurado. Primeiro configure um app autenticador ou uma chave de acesso.',
  'totp-already-on':
    'Já existe um app autenticador configurado. Remova-o antes de configurar outro.',
  'totp-not-begun': 'A configuração demorou demais. Comece de novo.',
  'passkey-unknown': 'Esta chave de acesso já foi removida. Recarregue a página.',
  'passkey-limit-reached':
    'Você já tem o máximo de chaves de acesso permitido. Remova uma primeiro.',
  'passkey-refused': 'A chave de acesso não foi aceita. Tente de novo ou escolha outra forma.',
  'old-password-wrong': 'A senha antiga está errada. Confira-a e tente de novo.',
  'password-unchanged': 'A nova senha é igual à antiga. Escolha outra.',
  'username-email-not-found':
    'Nome de usuário ou e-mail não encontrado. Confira os dois e tente de novo.',
  'recovery-spent': 'Este link de recuperação não vale mais. Peça um novo.',
  'contact-not-verified': 'Primeiro adicione e verifique este contato.',
  'field-fixed':
    'Isto já foi definido e não pode ser alterado aqui{field, select, undefined {} other { ({field})}}. Fale com o atendimento para corrigir.',
  'icon-unknown': 'Esta imagem não está disponível. Escolha uma das exibidas.',
  'session-unknown': 'Esta sessão já terminou.',
  'identity-not-open': 'Seu documento está em análise ou já foi aceito.',
  'identity-missing': 'Primeiro verifique sua identidade. Basta uma foto de um documento.',
  'terms-due': 'Nossos termos mudaram. Aceite-os para continuar jogando.',
  'picture-missing': 'Primeiro envie uma foto do documento.',
  'picture-unreadable':
    'Não foi possível ler esta imagem. Use uma imagem PNG, JPEG ou WebP de no máximo {megabytes, select, undefined {5} other {{megabytes}}} MB.',
  // wallet
  'amount-invalid':
    'Este não é um valor que possamos usar. Digite um número com no máximo duas casas decimais.',
  'amount-below-minimum':
    'O valor é baixo demais. {minimum, select, undefined {Digite um maior.} other {O mínimo é {minimum}.}}',
  'amount-above-maximum':
    'O valor é alto demais. {maximum, select, undefined {Digite um menor.} other {O máximo é {maximum}.}}',
  'balance-too-low': 'Seu saldo é insuficiente para isto. Reduza o valor ou faça um depósito.',
  'channel-unknown': 'Esta forma de depósito não está mais disponível. Escolha outra.',
  'channel-closed':
    'Esta forma de depósito está fechada agora. {opens, select, undefined {Escolha outra.} other {Ela abre às {opens}.}}',
  'channel-provider-unknown':
    'Esta empresa de pagamento não está conectada. Escolha uma conectada ou “house” para as nossas próprias contas.',
  'channel-limits-wrong':
    'Os limites não combinam: o mínimo não pode passar do máximo, e os valores rápidos devem ficar entre eles.',
  'channel-account-missing':
    'Uma transferência manual precisa de ao menos uma conta nossa ativa para cada um dos seus bancos.',
  'channel-network-missing':
    'Um depósito em cripto precisa de uma rede e de um número de confirmações.',
  'deposit-channel-changed':
    'Outra pessoa alterou as formas de depósito nesse meio-tempo. Recarregue a lista e tente de novo.',
  'promotion-not-offered':
    'Esta promoção não está disponível para este depósito. Escolha outra ou nenhuma.',
  'deposit-not-found': 'Não existe esse depósito. Confira a lista.',
  'deposit-not-open': 'Este depósito já foi decidido. Recarregue a lista.',
  'deposit-not-credited': 'Só há comprovante de um depósito creditado.',
  'deposit-credited': 'Este depósito já foi creditado. Confira seu extrato.',
  'proof-limit-reached':
    'Você enviou todas as imagens que um depósito pode ter. Nossa equipe está analisando.',
  'deposit-report-open':
    'Você já informou este depósito. Estamos apurando e responderemos na sua caixa de entrada.',
  'deposit-report-limit-reached':
    'Você tem relatos abertos demais. Aguarde até respondermos um deles.',
  'deposit-report-not-found': 'Não existe esse relato. Recarregue a lista.',
  'deposit-report-answered': 'Este relato já foi respondido. Recarregue a lista.',
  'provider-unavailable':
    'A empresa de pagamento não responde. Nada foi cobrado; tente de novo mais tarde ou escolha outra forma.',
  'signature-wrong': 'A assinatura desta mensagem não confere. Ela não foi executada.',
  'payment-unknown': 'Este pagamento não existe. Nada foi executado.',
  'payment-password-missing': 'Você ainda não tem senha de pagamento. Crie uma em Minha conta.',
  'payment-password-wrong':
    'A senha de pagamento está errada. {attemptsLeft, select, undefined {Confira-a e tente de novo.} other {Tentativas restantes: {attemptsLeft}.}}',
  'payment-password-locked':
    'A senha de pagamento foi digitada errada vezes demais e está bloqueada{minutes, select, undefined {} other { por cerca de {minutes, plural, one {# minuto} other {# minutos}}}}. Tente de novo mais tarde.',
  'bank-card-not-found': 'Não há essa conta na sua lista. Escolha uma das suas.',
  'bank-unknown': 'Não é possível enviar dinheiro para lá. Escolha um banco ou carteira da lista.',
  'account-number-wrong':
    'Esta não pode ser uma conta de lá. Confira cada dígito e letra ou copie de novo.',
  'bank-card-exists': 'Esta conta já está na sua lista. Use-a ou adicione outra.',
  'bank-card-in-use': 'Há um saque em aberto para esta conta. Remova-a quando ele for concluído.',
  'bank-card-limit-reached':
    'Você já tem o máximo de contas permitido. Use uma delas ou remova uma primeiro.',
  'debt-open':
    'Você deve {debt, select, undefined {um valor} other {{debt}}} porque um depósito foi estornado ou o resultado de um sorteio foi corrigido. Os prêmios quitam a dívida primeiro; depois você pode sacar.',
  'turnover-not-met':
    'O rollover dos seus depósitos não está completo. {turnover, select, undefined {Jogue mais um pouco antes.} other {Ainda falta apostar: {turnover}.}}',
  'bonus-not-found': 'Não existe esse bônus. Confira a lista.',
  'bonus-not-open': 'Este bônus não está mais aberto.',
  'bonus-not-proposed': 'Este bônus não está aguardando decisão.',
  'bonus-changed': 'O bônus mudou nesse meio-tempo. Confira os valores de novo.',
  'bonus-stake-too-high':
    'Enquanto seu bônus estiver aberto, uma aposta pode ser {maximum, select, undefined {só até o que as regras dele permitem} other {de no máximo {maximum}}}. Reduza a aposta ou desista do bônus.',
  'weights-changed': 'Outra pessoa salvou estes pesos nesse meio-tempo. Confira-os de novo.',
  'withdrawal-count-reached':
    'Você já fez todos os {count, select, undefined {} other {{count} }}saques de hoje. O próximo será possível amanhã.',
  'withdrawal-sum-reached':
    'Isto passa da soma de saques de um dia. {left, select, undefined {Tente um valor menor.} other {Resta hoje: {left}.}}',
  'withdrawal-fee-changed':
    'A taxa mudou{fee, select, undefined {} other { para {fee}}}. Confira o valor que você recebe e envie de novo.',
  'refund-source-first':
    '{amount, select, undefined {Seus depósitos} other {{amount}}} precisam voltar primeiro para {bank, select, undefined {a origem} other {{bank}}}. Escolha essa conta.',
  'part-not-found': 'Não existe essa parte de um saque. Recarregue a página.',
  'part-not-open': 'Esta parte já está sendo paga. Recarregue a página.',
  'part-not-paid': 'Esta parte ainda não foi paga. Confirme quando ela chegar.',
  'part-too-small':
    'Uma parte é pequena demais. A menor é {minimum, select, undefined {a de um depósito} other {{minimum}}}.',
  'parts-sum-wrong':
    'As partes precisam somar {amount, select, undefined {o valor pago} other {{amount}}}{sum, select, undefined {} other {, não {sum}}}.',
  'receipt-answer-missing': 'Diga se o dinheiro chegou.',
  'proof-missing':
    'Adicione uma imagem que mostre sua conta, como a lista das últimas movimentações.',
  'payment-dispute-not-found': 'Não existe esse pagamento. Recarregue a página.',
  'dispute-decided': 'Esta disputa foi decidida. Nada mais pode ser acrescentado.',
  'dispute-waits-for-answers':
    'O pagador ainda pode responder. Decida depois da resposta ou do fim do prazo.',
  'evidence-empty': 'Escreva algo ou adicione uma imagem.',
  'evidence-too-often': 'Você já acrescentou tudo o que pode ser lido. Aguarde a decisão.',
  'c2c-off': 'Pagamentos entre membros não estão disponíveis agora. Escolha outra forma.',
  'c2c-blocked':
    'Você desistiu de pagamentos que aceitou ou não os fez. Por enquanto você não pode aceitar outro.',
  'c2c-unpaid': 'Você aceitou um pagamento que ainda está aberto. Pague ou desista dele primeiro.',
  'c2c-offer-gone': 'Outra pessoa acabou de pegar este. Escolha outro.',
  'c2c-deposit-not-found': 'Não existe esse depósito. Recarregue a página.',
  'c2c-not-waiting': 'Este depósito não espera mais seu pagamento. Não pague agora.',
  'withdrawal-not-found': 'Este saque não existe. Confira a lista.',
  'withdrawal-not-pending': 'Este saque já foi decidido. Recarregue a lista.',
  'held-return-not-found': 'Este retorno retido não existe. Recarregue a lista.',
  'held-return-decided': 'Este retorno já foi decidido. Recarregue a lista.',
  'deposits-suspended':
    'Muitos depósitos falharam, por isso seus depósitos estão suspensos. Fale com o atendimento para liberá-los.',
  'deposit-means-blocked':
    'Muitos depósitos com esta forma falharam. Escolha outra forma ou tente de novo amanhã.',
  'limit-prompt-due': 'Responda primeiro à pergunta sobre um limite de depósito.',
  'limit-prompt-required': 'Defina um limite de depósito ou escolha não ter nenhum.',
  'limit-raise-unknown': 'Nenhum limite maior espera sua confirmação. Recarregue a página.',
  'limit-level-unknown': 'Não existe esse nível VIP. Recarregue a lista.',
  'deposit-block-unknown': 'Os depósitos deste membro não estão bloqueados. Recarregue a página.',
  'transfers-off': 'Transferências a outros membros não estão disponíveis para a sua conta.',
  'transfer-not-downline':
    'Este membro não está na parte da sua equipe para a qual você pode enviar dinheiro.',
  'transfer-no-upline': 'Não há agente acima de você para quem enviar dinheiro.',
  'transfer-receiver-closed':
    'Esta conta não pode receber este valor no momento. Nada foi enviado.',
  'transfer-count-reached':
    'Você já fez todas as transferências que pode hoje. Tente de novo amanhã.',
  'transfer-limit-reached':
    'Isto passaria do seu limite de transferência do dia. {remaining, select, undefined {Digite um valor menor.} other {Você ainda pode enviar {remaining} hoje.}}',
  'transfer-unknown': 'Não existe essa transferência. Recarregue a lista.',
  'transfer-reversed': 'Esta transferência já foi estornada. Recarregue a lista.',
  'transfer-money-gone': 'O destinatário não tem mais esse dinheiro. Nada foi alterado.',
  'withdrawal-not-approved': 'Este saque não está aprovado. Aprove-o antes de pagar.',
  'withdrawal-not-paid': 'Este saque ainda não foi pago. Confirme quando ele chegar.',
  'receipt-already-confirmed':
    'O recebimento deste saque já está confirmado. Não há mais nada a fazer.',
  'record-changed': 'Este saque mudou desde que você o abriu. Confira-o de novo.',
  'member-owes':
    'Este membro deve {debt, select, undefined {dinheiro} other {{debt}}}, por isso nada é pago. Recuse o saque ou espere até que a dívida seja quitada.',
  'signatures-needed': 'Duas pessoas precisam assinar este saque primeiro.',
  'deposit-settled-already': 'Este depósito já foi creditado.',
  'deposit-not-settled': 'Este depósito não foi creditado, então não há o que estornar.',
  'adjustment-proof-missing': 'Diga o que prova que o dinheiro chegou.',
  'adjustment-waiting-already': 'Alguém já propôs isto para o depósito.',
  'adjustment-not-found': 'Não existe essa correção, ou ela não foi lançada.',
  'adjustment-decided': 'Esta correção já foi decidida.',
  'case-claimed':
    '{name, select, undefined {Outra pessoa} other {{name}}} está analisando este saque.',
  'pay-not-allowed': 'Você não pode pagar saques.',
  'withdrawal-rules-changed':
    'Outra pessoa alterou as regras nesse meio-tempo. Carregue-as de novo.',
  'reason-text-missing': 'Escreva o motivo ao menos em inglês.',
  'remark-missing': 'Escreva por que recusa: o membro vai ler.',
  'bulk-unknown': 'Esta prévia não existe mais. Faça outra.',
  'reason-unknown': 'Este motivo não está na lista.',
  'reasons-too-many': 'A lista de motivos está cheia. Remova alguns primeiro.',
  'handover-waiting': 'Sua última passagem de turno ainda não foi aceita.',
  'handover-unknown': 'Esta passagem de turno não existe.',
  'handover-accepted': 'Esta passagem de turno já foi aceita.',
  'rule-approves-all': 'Uma regra que aprova precisa da condição “valor no máximo”.',
  'rule-twice': 'Duas regras têm o mesmo id.',
  'days-wrong': 'Escolha dias que existem, um ano no máximo.',
  'provider-unknown': 'Não existe essa empresa de pagamento, ou ela não publica arquivo diário.',
  'difference-unknown': 'Esta diferença não existe.',
  'difference-closed': 'Esta diferença já está fechada.',
  'receipt-disputed': 'Você nos informou que este saque não chegou. O atendimento está apurando.',
  'deposit-limit-reached':
    '{whose, select, operator {Este depósito passaria do nosso limite de depósito para a sua conta.} other {Este depósito passaria do limite que você definiu.}} {remaining, select, undefined {Digite um valor menor.} none {Você poderá depositar de novo quando ele se renovar.} other {Você ainda pode depositar {remaining}.}}',
  'stake-limit-reached':
    'Esta aposta passaria do limite que você definiu. Diminua a aposta ou aguarde a renovação do limite.',
  'loss-limit-reached':
    'Você atingiu o limite de perdas que definiu. Será possível jogar de novo quando ele for renovado.',
  'spend-limit-reached':
    'Você atingiu o limite de gastos que definiu. Será possível jogar de novo quando ele for renovado.',
  'session-limit-reached':
    'Você jogou pelo tempo que se permitiu. Faça uma pausa e volte mais tarde.',
  'player-on-break':
    'Você está em pausa{until, select, undefined {} other { até {until}}}. Ela termina sozinha e não pode ser encurtada.',
  'self-excluded':
    'Você está em autoexclusão{until, select, undefined {} other { até {until}}}. Ninguém pode encerrá-la antes; o que você tem ainda pode ser sacado.',
  'session-budget-due': 'Primeiro defina quanto dinheiro e tempo quer gastar nesta sessão.',
  'reality-check-due':
    'Reserve um momento para ver há quanto tempo você joga e quanto isso custou; depois continue, se quiser.',
  'reality-check-locked':
    'O jogo está pausado. {minutes, select, undefined {Aguarde um pouco.} other {Você pode continuar em cerca de {minutes} minutos.}}',
  'round-unknown': 'Não existe essa rodada na sua conta. Confira seu histórico de apostas.',
  'choice-not-allowed': 'Esta escolha não é possível com esta aposta. Escolha outra.',
  'step-not-allowed': 'Este passo não é possível agora.',
  'hand-over': 'Esta rodada já terminou.',
  'hand-moved-on': 'Esta rodada continuou em outra janela. Veja como ela está agora.',
  'free-bet-unknown': 'Você não tem mais esta aposta grátis. Nada foi apostado.',
  'free-rounds-unknown': 'Você não tem mais essas rodadas grátis. Nada foi apostado.',
  'round-open': 'Uma rodada anterior ainda está em aberto. Termine-a primeiro.',
  'issue-not-open': 'Este concurso ainda não está aberto para apostas.',
  'issue-unknown': 'Este sorteio não existe.',
  'issue-closed': 'Este sorteio já fechou. Nada foi apostado.',
  'play-off': 'Este tipo de aposta não está disponível no momento. Nada foi apostado.',
  'slip-refused':
    '{slip, select, undefined {Um bilhete} other {O bilhete {slip}}} não pode ser aceito{reason, select, undefined {} other {: {reason}}}. Nada foi apostado.',
  'number-closed':
    '{number, select, undefined {Um número} other {O número {number}}} {slip, select, undefined {de um bilhete} other {do bilhete {slip}}} não aceita mais apostas neste concurso. Nada foi apostado.',
  'chase-refused':
    'Não é possível apostar antecipado nesses sorteios{reason, select, undefined {} other {: {reason}}}. Nada foi apostado.',
  'total-differs':
    '{total, select, undefined {O total é outro} other {O total é {total}, não {told}}}. Confira os bilhetes. Nada foi apostado.',
  'too-many-slips':
    'Um pedido aceita {most, select, undefined {menos} other {no máximo {most}}} bilhetes.',
  'exposure-limit-reached':
    'Esta seleção está esgotada para este sorteio. Escolha outros números ou uma aposta menor.',
  'stakes-closed': 'As apostas desta rodada estão fechadas. Nada foi apostado.',
  'round-slips-reached':
    'Você já tem o máximo de apostas que esta rodada aceita. Nada foi apostado.',
  'round-sold-out': 'Esta rodada não aceita mais apostas deste valor. Nada foi apostado.',
  'slip-unknown': 'Você não tem essa aposta nesta rodada.',
  'flight-not-begun': 'É cedo demais para sacar: o voo ainda não chegou a 1,01×.',
  'flight-unknown': 'Não existe esse voo.',
  'flight-cancelled': 'Este voo já foi cancelado.',
  'flight-drawn': 'Este voo já tem resultado e não pode ser cancelado.',
  'flight-not-late': 'Este voo ainda pode ser sorteado. Só um voo atrasado pode ser cancelado.',
  'flight-over': 'O voo terminou antes de recebermos seu saque. A aposta está perdida.',
  'lottery-blocked':
    'Loterias não estão disponíveis para sua conta. Nada foi apostado. Se tiver dúvidas, fale conosco.',
  'lottery-limit-reached':
    'Este pedido passaria do limite da sua conta{most, select, undefined {} other { de {most}}}. Reduza a aposta. Nada foi apostado.',
  'order-unknown': 'Este pedido não existe.',
  'order-not-open': 'Este pedido não pode mais ser cancelado.',
  'group-out-of-range':
    '{least, select, undefined {Este grupo de prêmio não está disponível.} other {Este grupo de prêmio não está disponível. Escolha um de {least} a {most}.}}',
  'group-off-step':
    '{step, select, undefined {Este grupo de prêmio fica entre dois passos.} other {Os grupos de prêmio vão de {step} em {step}. Escolha {below} ou {above}.}}',
  'group-not-below-parent':
    '{most, select, undefined {Este grupo de prêmio é alto demais para este membro.} other {O maior grupo de prêmio para este membro é {most}.}}',
  'group-below-team':
    '{least, select, undefined {Este grupo de prêmio é menor que um da equipe deste membro.} other {Alguém na equipe deste membro já tem o grupo {least}. Não escolha um menor.}}',
  'play-unknown': 'Esta loteria não tem esse tipo de aposta.',
  'schedule-invalid':
    'Não é possível salvar o calendário. {reason, select, no_draws {Não há sorteios.} sessions_overlap {As sessões se sobrepõem.} closes_before_it_opens {Um concurso fecharia antes de abrir.} a_day_runs_into_the_next {Um dia invade o seguinte.} the_name_has_no_number {O padrão dos nomes não tem número.} the_name_is_too_long {Os nomes seriam longos demais.} two_days_would_have_the_same_names {Dois dias teriam os mesmos nomes.} two_years_would_have_the_same_names {Dois anos teriam os mesmos nomes.} a_holiday_ends_before_it_begins {Um feriado termina antes de começar.} an_extra_day_is_before_the_first {Um dia extra de sorteio é anterior ao primeiro dia da loteria.} a_day_does_not_exist {Um dos dias não existe.} other {Verifique.}} Nada foi alterado.',
  'lottery-terms-invalid':
    'Estes termos não combinam. {reason, select, groups_out_of_order {O menor grupo de prêmios está acima do maior.} group_not_even {Os grupos de prêmios vão de 2 em 2.} cap_below_ticket {O teto do concurso é menor que o do bilhete.} exposure_below_cap {O limite por resultado é menor que o teto do bilhete.} amount_zero {Um valor é zero.} amount_too_high {Um valor é alto demais.} amount {Valores têm no máximo duas casas decimais; odds, quatro.} price_fixed {Esta loteria é jogada pelo preço cheio.} tiers_differ {A aposta tem outras odds.} push_changed {A aposta devolvida tem odds de 1.} other {Verifique.}} Nada foi alterado.',
  'limited-numbers-changed':
    'Outra pessoa alterou estes números nesse meio-tempo. Recarregue-os e faça sua alteração de novo.',
  'limited-number-invalid':
    '{number, select, undefined {Um número} other {“{number}”}} não pode ser limitado: está repetido, tem outra quantidade de dígitos ou a modalidade não tem números isolados. Nada foi alterado.',
  'return-out-of-range':
    'O retorno está fora dos limites{percent, select, undefined {} other {: seria de {percent}% e deve ficar entre {least}% e {most}%}}. Nada foi alterado.',
  'drawn-by-us':
    'A própria Baize sorteia esta loteria. O resultado não pode ser lançado nem corrigido.',
  'result-too-early': 'Este sorteio ainda não aconteceu.',
  'result-known': 'Este sorteio já tem resultado. Só é possível corrigi-lo.',
  'result-same': 'O sorteio já tem estes números.',
  'result-invalid':
    'Estes números não podem ser um resultado. {reason, select, places_wrong {A quantidade de números está errada.} number_unknown {Um deles não existe neste jogo.} number_repeated {Um número aparece duas vezes.} other {Verifique.}}',
  'numbers-differ':
    'Estes números são diferentes dos lançados primeiro. Nada foi alterado. Confira os dois.',
  'issue-drawn': 'Este sorteio já tem resultado e não pode ser cancelado.',
  'issue-not-drawn': 'Este sorteio ainda não tem resultado.',
  'issue-settling': 'Este sorteio está sendo apurado. Tente de novo em instantes.',
  'issue-cancelled': 'Este sorteio foi cancelado.',
  'proposal-unknown': 'Esta proposta não existe.',
  'proposal-closed': 'Esta proposta já foi decidida.',
  'proposal-waits': 'Já há uma proposta à espera de uma segunda pessoa. Decida essa primeiro.',
  'seed-rotation-blocked':
    'A semente não pode ser trocada com uma rodada em aberto. Termine a rodada primeiro.',
  'seed-not-committed':
    'A próxima semente do servidor ainda não foi mostrada a você. Abra antes a página “Jogo justo”.',
  'game-unknown': 'Este jogo não está disponível aqui. Escolha outro.',
  'game-off': 'Este jogo não está disponível no momento. Escolha outro.',
  'game-unverified':
    'Nossos jogos próprios estão pausados: o código deles está sendo verificado. Seu dinheiro está seguro; tente de novo mais tarde.',
  'game-maintenance': 'Este jogo está em manutenção. Escolha outro ou volte mais tarde.',
  'demo-not-offered': 'Este jogo não pode ser testado com dinheiro fictício.',
  'vendor-unavailable':
    'A provedora deste jogo não responde. Tente de novo em instantes ou escolha outro.',
  'favourites-full': 'Sua lista de favoritos está cheia. Primeiro retire um jogo dela.',
  'picture-unknown': 'Esta imagem não existe.',
  'category-unknown': 'Esta categoria não existe.',
  'vendor-unknown': 'Esta provedora não existe.',
  'notice-unknown': 'Este aviso não existe. Carregue a lista de novo.',
  'article-unknown': 'Este artigo não existe.',
  'article-not-house': 'Não há texto padrão para este artigo.',
  'article-incomplete': 'Escreva um título e um texto em todos os idiomas.',
  'feedback-length':
    'O texto do feedback precisa {min, select, undefined {ser mais longo ou mais curto} other {ter entre {min} e {max} palavras}}.',
  'feedback-too-often': 'Você escreveu muitas vezes. Aguarde uma hora.',
  'feedback-unknown': 'Este texto não existe.',
  'feedback-answered': 'Isto já foi respondido.',
  'language-unknown': 'Este idioma não está disponível.',
  'notice-untitled': 'Dê um título ao aviso em pelo menos um idioma.',
  'notice-dates-crossed': 'O aviso terminaria antes de começar. Altere uma das datas.',
  'vip-levels-changed':
    'Outra pessoa alterou os níveis nesse meio-tempo. Recarregue-os e faça sua alteração de novo.',
  'vip-level-unknown': 'Este nível não existe. Recarregue a página.',
  'vip-emblem-twice':
    '{level, select, undefined {Um nível} other {O nível {level}}} tem um emblema que já é de outro nível.',
  'vip-levels-not-ascending':
    '{level, select, undefined {Um nível} other {O nível {level}}} não exige mais que o nível abaixo. Cada nível precisa de um volume apostado maior, e os depósitos não podem diminuir.',
  'vip-keep-too-high':
    '{level, select, undefined {Um nível} other {O nível {level}}} não pode exigir mais para ser mantido do que para ser alcançado, nem menos que o nível abaixo.',
  'vip-benefit-falling':
    '{level, select, undefined {Um nível} other {O nível {level}}} vale menos que o nível abaixo ou que não ter nível.',
  'vip-contact-invalid':
    'O contato {level, select, undefined {de um nível} other {do nível {level}}} deve começar com https://, mailto: ou tel: e estar completo.',
  'vip-level-held':
    '{level, select, undefined {O nível} other {O nível {level}}} tem jogadores e não pode ser removido.',
  'vip-until-invalid': 'Escolha um dia depois de hoje, dentro de um ano.',
  'vip-not-set': 'Nenhum nível foi definido para este jogador: o jogo já decide.',
  'jackpot-unknown': 'Este jackpot não existe.',
  'jackpot-terms-invalid':
    'Estas condições não são compatíveis: o teto deve ficar acima do valor inicial, e um jackpot misterioso deve alimentar o próprio fundo.',
  'jackpot-ceiling-lowered':
    'Um teto nunca é reduzido: os jogadores foram informados de que um prêmio pode chegar a ele.',
  'order-incomplete': 'A lista está desatualizada. Carregue-a de novo e refaça a ordem.',
  'launch-mode-unknown': 'O jogo não pode ser aberto desta forma. Abra-o de novo pelo lobby.',
  'launch-used': 'Este link de jogo já foi usado. Abra o jogo de novo pelo lobby.',
  'game-open-elsewhere': 'Você abriu um slot em outra janela. Só é possível jogar um por vez.',
  'rules-changed':
    'As regras deste jogo mudaram, por isso nada foi apostado. Abra o jogo de novo para jogar pelas novas.',
  'stake-not-offered': 'Esta aposta não está disponível neste jogo. Escolha uma das exibidas.',
  'stake-too-high':
    'Esta aposta passa do que você pode apostar em uma rodada de slot. Escolha uma aposta menor.',
  // vendors
  'token-unknown': 'Não há jogo aberto com este token. Abra o jogo de novo pelo lobby.',
  'token-expired': 'Esta sessão de jogo terminou. Abra o jogo de novo pelo lobby.',
  'player-unknown': 'Este jogador não abriu nenhum dos seus jogos.',
  'currency-differs': 'A moeda não é a mesma com que este jogo foi aberto.',
  'bet-unknown': 'Não existe essa aposta nesta rodada.',
  'bet-rolled-back': 'Esta aposta foi retirada. Ela não conta mais.',
  'round-closed': 'Esta rodada terminou. Comece uma nova.',
  'round-paid': 'Esta rodada já pagou: a última aposta dela não pode ser retirada.',
  'wallet-unknown': 'Esta carteira não aceita transferências agora.',
  'address-invalid': 'Este não é o endereço de um servidor. Comece com https:// e confira.',
  'key-invalid':
    'Esta chave não serve. Um segredo tem no mínimo 32 caracteres; uma chave pública é RSA de no mínimo 2048 bits, em PEM.',
  'key-missing': 'Faltam as chaves desta provedora. Informe-as primeiro.',
  'chat-room-unknown': 'Esta sala não existe.',
  'chat-room-closed': 'Esta sala está fechada para novas mensagens.',
  'chat-room-unnamed': 'Dê à sala um nome em pelo menos um idioma.',
  'chat-paused':
    'Durante sua pausa ou autoexclusão, as salas ficam fechadas para você. O atendimento continua à disposição.',
  'chat-banned':
    'As salas estão fechadas para você por enquanto. O atendimento pode informar mais.',
  'chat-muted': 'Por enquanto você não pode escrever nas salas. O atendimento pode informar mais.',
  'chat-rules-due': 'Primeiro leia e aceite as regras do chat.',
  'chat-phone-needed': 'Para escrever aqui, verifique antes o seu celular.',
  'chat-deposit-needed': 'Para escrever aqui, você precisa já ter feito um depósito.',
  'chat-text-empty': 'Escreva algo primeiro.',
  'chat-text-long':
    'Esta mensagem é longa demais{max, select, undefined {} other {: o máximo são {max} caracteres}}.',
  'chat-words-blocked': 'Esta mensagem tem palavras que não se usam aqui. Mude-a e envie de novo.',
  'chat-too-often': 'Você está escrevendo rápido demais. Espere um momento e envie de novo.',
  'chat-slow':
    'Esta sala está em modo lento. {seconds, select, undefined {Espere um momento e envie de novo.} other {Envie de novo em {seconds} s.}}',
  'chat-repeated': 'Você acabou de dizer o mesmo.',
  'chat-message-unknown': 'Esta mensagem não está mais aqui.',
  'chat-message-own': 'Esta mensagem é sua. Só é possível denunciar mensagens de outros.',
  'chat-writer-unknown': 'Você não ocultou esta pessoa.',
  'chat-reports-many':
    'Você denunciou muitas mensagens. A equipe está analisando; aguarde uma hora.',
  'chat-sanction-unknown': 'Este silenciamento ou banimento não existe ou já terminou.',
  'chat-thread-unknown': 'Esta conversa não existe.',
  'chat-thread-taken':
    'Outra pessoa da equipe está com esta conversa{by, select, undefined {} other {: {by}}}. Assuma-a primeiro.',
  // brand
  'brand-file-unknown': 'Não existe esse arquivo da marca. Recarregue a página.',
  'contrast-too-low':
    'Estas cores são difíceis de ler{theme, select, undefined {} other { no tema {theme, select, dark {escuro} other {claro}}: {text} sobre {ground} tem contraste de {ratio} e precisa de {least}}}. Nada foi salvo.',
  'icon-not-square':
    'Um ícone precisa ser quadrado e ter no mínimo 192 pixels de largura. Escolha outra imagem.',
  'web-address-invalid':
    'Este não é um endereço web completo{address, select, undefined {} other {: {address}}}. Escreva-o com https:// e sem nome nem senha.',
  'contact-twice': 'Cada tipo de contato só pode aparecer uma vez. Retire o segundo.',
  'package-invalid':
    'O pacote não está descrito corretamente. O nome é como com.example.house, uma impressão digital tem 32 pares de dígitos separados por dois-pontos e o hash, 64 dígitos.',
  'certificate-invalid':
    'Este certificado não pode ser usado: precisa estar em PEM, dentro da validade e corresponder à chave.',
  // console
  'member-state-fixed':
    'Esta conta está encerrada ou excluída. O estado dela não pode ser alterado aqui.',
  'password-change-due':
    'Primeiro escolha uma senha sua: a que você recebeu vale para um único acesso.',
  'second-factor-enrolment':
    'Primeiro configure um segundo fator para sua conta. Até lá, nada mais abre.',
  'staff-account-locked':
    'Esta conta da equipe está bloqueada. Fale com um proprietário da plataforma.',
  'initial-password-expired': 'A senha que você recebeu venceu. Peça uma nova.',
  'password-short': 'Use no mínimo {min, select, undefined {12} other {{min}}} caracteres.',
  'password-guessable': 'Esta senha contém seu nome ou o nome da marca. Escolha outra.',
  'staff-unknown': 'Não existe essa conta na equipe.',
  'staff-own': 'Ninguém altera a própria conta aqui. Peça a outra pessoa da equipe.',
  'staff-above-own': 'Esta conta tem mais permissões que a sua. Peça a alguém com o mesmo alcance.',
  'role-unknown': 'Este cargo não existe.',
  'role-fixed': 'O cargo de proprietário não pode ser alterado.',
  'role-own': 'Ninguém altera o cargo que ocupa. Peça a outra pessoa da equipe.',
  'role-above-own': 'Este cargo tem mais permissões que o seu. Você só pode conceder o que tem.',
  'role-held': 'Alguém ainda ocupa este cargo. Primeiro atribua outro a essa pessoa.',
  'role-taken': 'Já existe um cargo com este nome.',
  'permission-unknown': 'Uma destas permissões não existe.',
  'permission-alone':
    'Ver mensagens do sandbox exige, no mesmo cargo, a permissão de redefinir senhas e fatores dos membros.',
  'second-person-needed':
    'Outra pessoa da equipe deve fazer isto: você fez a proposta ou, nas últimas 24 horas, alterou a forma de acesso deste membro ou do seu colega.',
  'staff-credentials-wrong': 'Nome de usuário ou senha errados. Confira os dois e tente de novo.',
  'staff-locked':
    'Esta conta da equipe está bloqueada após várias falhas. Aguarde {minutes, select, undefined {algum tempo} other {cerca de {minutes, plural, one {# minuto} other {# minutos}}}} e tente de novo.',
  'agreement-kind-off': 'Contratos deste tipo não são oferecidos no momento.',
  'agreement-not-direct':
    'Você só pode fechar contrato com um agente diretamente abaixo de você. Confira o nome de usuário.',
  'agreement-period-wrong': 'Um contrato deste tipo não tem este período. Escolha outro.',
  'agreement-terms-invalid':
    'As faixas precisam subir: cada uma exige mais que a anterior e paga pelo menos o mesmo. Os percentuais ficam acima de 0 e no máximo em 100%.',
  'agreement-salaries-exclude':
    'Este agente já tem com você um salário de outro tipo. Salários diário, por hora e em tempo real se excluem.',
  'agreement-rate-above-own':
    '{tier, select, undefined {Uma faixa paga} other {A faixa {tier} paga}} mais do que o seu próprio contrato dá a você nas mesmas condições. Reduza o percentual dela.',
  'agreement-rate-above-house':
    'Oferecemos {most, select, undefined {um percentual menor} other {no máximo {most} %}} em contratos deste tipo. Reduza os percentuais.',
  'agreement-pay-above-house':
    'Um salário pago por nós é de {most, select, undefined {menos do que isso} other {no máximo {most}}} por período. Defina um máximo que não seja maior.',
  'bill-proposal-waits': 'Um pagamento desta fatura já aguarda uma segunda pessoa.',
  'bill-proposal-not-found':
    'Este pagamento não aguarda mais uma segunda pessoa. Recarregue a fatura.',
  'agreement-answer-due': 'Uma oferta já aguarda resposta. Retire-a antes de escrever outra.',
  'agreement-not-found': 'Não existe esse contrato. Recarregue a lista.',
  'agreement-request-unnamed': 'Há vários pedidos pendentes. Indique a qual você responde.',
  'agreement-state-fixed': 'Isto não é mais possível: o contrato avançou. Recarregue-o.',
  'bill-state-fixed': 'Isto não é mais possível: a fatura está quitada. Recarregue-a.',
  'bill-facts-large':
    'Esta fatura tem mais de 100.000 membros, demais para um só arquivo. Leia os membros página por página.',
  'bill-facts-gone':
    'Os números de cada membro neste período não são mais guardados. Faturas de horas ou de cinco minutos podem ser exportadas por 35 dias.',
  'bill-dispute-open': 'Esta fatura já está em disputa. Aguarde a resposta.',
  'bill-dispute-none': 'Esta fatura não está em disputa. Recarregue-a.',
  'run-not-found': 'Não existe esse fechamento. Recarregue a lista.',
  'run-too-early':
    'Este período não terminou, ou seus números ainda não foram apurados. Tente de novo mais tarde.',
  'agreement-days-too-many':
    'Períodos de uma hora podem ser testados por 7 dias e os de cinco minutos por 1 dia, dentro dos últimos 35 dias.',
  'agreement-days-wrong': 'Escolha o primeiro e o último dia nesta ordem, com no máximo 186 dias.',
  'bill-not-found': 'Não existe essa fatura. Recarregue a lista.',
  'agent-links-full': 'Você já tem o máximo de links abertos. Feche um que não precise mais.',
  'agent-link-unknown': 'Você não tem esse link. Recarregue a lista.',
  'agent-already': 'Este jogador já é agente.',
  'agent-promotion-failed': 'Este membro não pode se tornar agente. Fale com o atendimento.',
  'agent-unknown': 'Não há agente ativo com este nome. Confira o nome de usuário.',
  'agent-registrations-full':
    'Você já registrou o máximo de pessoas hoje. Compartilhe seu link ou tente amanhã.',
  'agent-member-came': 'Este jogador já entrou. Agora só ele pode definir a senha.',
  'agent-not-yet': 'Este jogador não é agente.',
  'move-second-person':
    'Você propôs esta mudança ou, nas últimas 24 horas, alterou a forma de acesso de um agente acima do novo lugar. Outra pessoa da equipe deve fazer isto.',
  'move-proposal-gone': 'Esta mudança já não aguarda uma segunda pessoa. Recarregue a página.',
  'agent-too-deep': 'A linha ficaria longa demais. Escolha um agente mais acima.',
  'agent-below': 'Ninguém pode ficar abaixo de si mesmo ou da própria equipe.',
  'member-not-found': 'Este jogador não existe. Confira o nome de usuário ou o ID.',
  'module-unknown': 'Esta chave de módulo não existe. Recarregue a lista.',
  'module-fixed': 'Esta chave não pode ser desligada: a plataforma precisa dela.',
  'setting-unknown': 'Esta configuração não existe. Recarregue a lista.',
  'setting-invalid':
    'Este valor não é permitido para a configuração. {min, select, undefined {Corrija-o e tente de novo.} other {Digite um número inteiro de {min} a {max}.}}',
  'field-rule-invalid':
    'Esta regra não pode ser usada. {fault, select, bounds {Informe um tamanho mínimo a partir de 0 e um máximo de 1 a 500 que não seja menor que ele.} kind {Escolha um dos tipos de padrão.} unreadable {Nem todos os navegadores conseguem ler o padrão: lookaround e referências retroativas não são possíveis.} slow {Há textos para os quais o padrão demoraria demais: evite uma repetição dentro de outra.} other {Corrija-a e tente de novo.}}',
  'address-list-invalid':
    'Uma entrada não é um endereço nem um bloco de endereços{address, select, undefined {} other {: {address}}}. Escreva como 198.51.100.7, 198.51.100.0/24 ou 2001:db8::/32.',
  'terms-incomplete':
    'Escreva os termos e o aviso de privacidade em todos os idiomas antes de publicá-los.',
  'message-incomplete': 'Escreva um título e um texto em todos os idiomas.',
  'message-unknown': 'Esta mensagem não existe. Recarregue a lista.',
  'message-withdrawn': 'Esta mensagem já foi recolhida.',
  'receiver-on-pause':
    '{name, select, undefined {Alguém da lista} other {{name}}} está em pausa ou autoexclusão e não pode receber publicidade. Tire o nome da lista.',
  'audience-empty': 'Ninguém receberia esta mensagem.',
  'movement-not-found': 'Esta movimentação não existe.',
  'record-period-missing': 'Escolha os dias a salvar.',
  'record-too-long': 'Há lançamentos demais para um arquivo. Escolha um período menor.',
  'statement-period-invalid': 'Um extrato cobre de um a 366 dias até hoje. Confira as datas.',
  'statement-too-long': 'Há lançamentos demais para um extrato. Escolha um período menor.',
  'promotion-not-found': 'Esta promoção não está disponível. Abra a lista de novo.',
  'promotion-closed': 'Esta promoção está encerrada.',
  'promotion-changed': 'Os termos mudaram. Leia-os de novo antes de continuar.',
  'board-not-found': 'Ainda não há ranking aqui.',
  'board-ended': 'Este ranking já terminou.',
  'promotion-stopped': 'Esta promoção foi interrompida.',
  'promotion-not-for-you': 'Esta promoção não está disponível para a sua conta.',
  'promotion-mobile-missing': 'Primeiro verifique seu número de celular.',
  'promotion-group-taken':
    'Você já participa de outra promoção deste tipo. Conclua-a ou saia dela primeiro.',
  'promotion-not-joined': 'Você não participa desta promoção.',
  'promotion-had': 'Você já se inscreveu nesta promoção ou já recebeu a recompensa.',
  'promotion-code-unknown': 'Este código não é válido. Confira e tente de novo.',
  'promotion-code-often': 'Você tentou códigos demais. Tente de novo mais tarde.',
  'promotion-budget-spent': 'Todas as recompensas desta promoção já foram distribuídas.',
  'promotion-dates-wrong': 'O fim precisa ser depois do início.',
  'promotion-reward-wrong': 'Uma recompensa está incompleta. Confira o valor, o tipo e os termos.',
  'promotion-condition-wrong': 'Uma condição não combina com o gatilho. Confira os dois.',
  'promotion-draw-wrong':
    'O sorteio está incompleto. Ele abre com bilhetes ou todos os dias, é pago na hora a cada tentativa e não tem etapas.',
  'draw-used-up':
    'Este sorteio está fechado: um dos prêmios se esgotou, e as chances deixariam de ser as mostradas. Seu bilhete continua seu.',
  'draw-opening-unknown': 'Este sorteio não está entre os que você fez.',
  'ticket-missing': 'Você não tem bilhete para este sorteio.',
  'ticket-unknown': 'Este bilhete não existe.',
  'voucher-used': 'Este cupom já foi usado.',
  'voucher-cancelled': 'Este cupom foi cancelado.',
  'voucher-expired': 'Este cupom expirou.',
  'voucher-promotion-wrong': 'Cupons só são criados para promoções por código.',
  'voucher-expiry-wrong': 'A validade está no passado.',
  'voucher-name-taken':
    'Esta promoção já tem cupons com este nome. Os códigos não podem ser mostrados de novo.',
  'voucher-batches-full': 'Esta promoção já tem o máximo de lotes de cupons.',
  'voucher-not-found': 'Estes cupons não existem.',
  'voucher-none-left': 'Não resta nenhum destes cupons.',
  'promotion-budget-too-low': 'O orçamento não cobre nem uma recompensa.',
  'promotion-audience-wrong':
    'Ninguém pode fazer parte deste público. Confira os níveis, as datas de cadastro e se novos membros podem participar primeiro.',
  'promotion-conditions-opposed':
    'As condições de um passo nunca podem valer juntas. Confira os valores entre si e com o público e o período.',
  'promotion-terms-wrong':
    'Nenhuma aposta pode cumprir estes termos. Confira a aposta máxima e o que pode ser liberado.',
  'promotion-share-uncapped':
    'Uma parcela acima de 10% precisa de um valor máximo ou de um orçamento por membro.',
  'promotion-budget-opposed':
    'Os orçamentos se contradizem ou contradizem a recompensa mais cara. Um dia e um membro recebem no máximo o total, e cada um cobre uma recompensa.',
  'segment-filter-wrong': 'Ninguém pode fazer parte deste segmento. Confira os limites entre si.',
  'promotion-text-missing': 'Escreva o título e os termos em inglês.',
  'promotion-segment-unknown': 'Não existe o segmento desta promoção.',
  'segment-not-found': 'Não existe esse segmento.',
  'segment-changed': 'Outra pessoa alterou este segmento nesse meio-tempo. Abra-o de novo.',
  'segment-name-taken': 'Outro segmento já tem este nome.',
  'envelope-not-found': 'Este envelope vermelho não existe.',
  'envelope-not-open': 'Este envelope vermelho não está aberto.',
  'envelope-empty': 'Todas as cotas deste envelope vermelho já foram pegas.',
  'envelope-sum-wrong':
    'Total, cotas e valores não fecham: use centavos inteiros, pelo menos um por cota.',
  'envelope-published': 'Este envelope vermelho está publicado e não pode ser alterado.',
  'envelope-over': 'Este envelope vermelho não está em andamento.',
  'promotion-trial-impossible':
    'Nada no histórico mostra quando este gatilho teria ocorrido. É possível testar promoções de depósitos, apostas, acessos e cadastros.',
  'promotion-second-person': 'Uma segunda pessoa precisa publicar esta promoção.',
  'reward-not-found': 'Não existe essa recompensa. Recarregue a lista.',
  'reward-not-available': 'Esta recompensa não pode ser resgatada agora.',
  'reward-expired': 'Esta recompensa expirou.',
  'reward-decided': 'Esta recompensa já foi decidida.',
  'reward-amount-wrong': 'Este valor não é possível para a recompensa.',
  'reward-own-member': 'Foi você quem abriu a conta deste membro. Outra pessoa precisa decidir.',
  'reward-not-returnable':
    'Esta recompensa não pode ser retirada: já foi gasta ou seu requisito foi cumprido.',
  'points-too-few': 'Você não tem pontos suficientes.',
  'point-good-not-found': 'Esta recompensa não está mais na loja.',
  'point-good-closed': 'Esta recompensa não está disponível agora.',
  'point-good-changed': 'Outra pessoa alterou esta recompensa. Carregue-a de novo.',
  'point-good-wrong': 'A recompensa está incompleta. Confira o nome e o preço.',
  'point-price-changed': 'O preço mudou. Confira e confirme de novo.',
  'point-address-missing': 'Informe o destinatário e o endereço.',
  'point-mobile-missing': 'Informe um número de celular.',
  'point-stock-empty': 'Esta recompensa está esgotada.',
  'point-conversion-off': 'Não é possível trocar pontos por dinheiro agora.',
  'point-step-wrong': 'Informe uma quantidade de pontos nos passos indicados.',
  'point-budget-spent':
    'Todos os pontos disponíveis no momento já foram dados. Tente de novo mais tarde.',
  'point-money-spent':
    'No momento não é possível trocar pontos por um valor tão alto. Troque menos pontos ou tente de novo mais tarde.',
  'point-scheme-changed': 'Outra pessoa alterou as taxas. Carregue-as de novo.',
  'point-rate-wrong': 'Uma taxa não é possível. Confira os valores.',
  'redemption-not-found': 'Não existe essa troca.',
  'redemption-decided': 'Esta troca já foi decidida.',
  'rebate-out-of-range':
    '{most, select, undefined {Este rebate está acima do máximo para este tipo de jogo.} other {O rebate máximo para este tipo de jogo é {most}%.}}',
  'rebate-off-step':
    '{step, select, undefined {Este rebate não segue o passo.} other {Rebates para este tipo de jogo vão em passos de {step}%.}}',
  'rebate-not-below-parent':
    '{most, select, undefined {Este rebate é alto demais para este membro.} other {O rebate máximo para este membro é {most}%.}}',
  'rebate-below-team':
    '{least, select, undefined {Este rebate é menor que o de alguém diretamente abaixo deste membro.} other {Um membro diretamente abaixo já tem rebate. Escolha {least}% ou mais.}}',
  'rebate-quota-full':
    '{from, select, undefined {Você não tem mais vagas para um rebate tão alto.} other {Você não tem mais vagas para um rebate de {from}% ou mais.}}',
  'rebate-quotas-twice': 'Duas cotas são para a mesma categoria e o mesmo rebate. Mantenha só uma.',
  'rebate-bounds-wrong':
    'O rebate máximo e a diferença precisam ser múltiplos do passo, e cada categoria só pode aparecer uma vez.',
  'rebate-unknown': 'Não existe esse rebate. Recarregue a lista.',
  'commission-rate-above-house':
    'A casa paga {most, select, undefined {um percentual menor} other {no máximo {most} %}} em planos deste tipo. Reduza os percentuais.',
  'rebate-rate-above-house':
    'A casa paga rebates de {most, select, undefined {um percentual menor} other {no máximo {most} %}}. Reduza o máximo.',
  'commission-plans-overlap':
    'Outro plano ativo{plan, select, undefined {} other { ({plan})}} já paga os mesmos jogos nas mesmas árvores.',
  'commission-proposal-gone':
    'Estes termos já não aguardam uma segunda pessoa. Recarregue a lista.',
  'commission-unknown': 'Não existe esse plano ou comissão. Recarregue a lista.',
  'commission-tiers-wrong':
    'As faixas precisam subir em valor e percentual, e a última não tem limite.',
  'commission-root-below':
    '{agent, select, undefined {Um destes agentes} other {{agent}}} não é um agente no topo da árvore. Informe somente agentes sem superior, ou nenhum para todas as árvores.',
  'commission-period-due':
    'Um período deste plano terminou e ainda não foi pago. Altere o plano depois do pagamento, em geral dentro de uma hora.',
};
