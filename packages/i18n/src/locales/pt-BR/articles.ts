// Brazilian Portuguese texts of the house's own help articles, as HTML; `{age}` is the age of the agreement.
import type { PartialTexts } from '../../texts.ts';
import type { articles as english } from '../en/articles.ts';

export const articles: PartialTexts<typeof english> = {
  'open-account-title': 'Como abro uma conta?',
  'open-account-text':
    '<p>Toque em Cadastrar, escolha um nome de usuário e uma senha, preencha o que o formulário pede e aceite os termos. Você já entra na hora.</p><p>Cada pessoa tem uma única conta. Use seu nome verdadeiro: os saques só são pagos em contas com esse nome.</p>',
  'sign-in-title': 'Como entro na minha conta?',
  'sign-in-text':
    '<p>Toque em Entrar e digite seu nome de usuário e sua senha. Quando disponível, você também pode usar um código enviado ao celular ou uma chave de acesso: o próprio bloqueio do seu aparelho.</p><p>Depois de várias tentativas erradas, a conta fica bloqueada por meia hora, para que ninguém consiga adivinhar.</p>',
  'forgot-password-title': 'Esqueci minha senha. E agora?',
  'forgot-password-text':
    '<p>Toque em Esqueceu a senha? no formulário de entrada. Enviamos um link para o e-mail da conta, ou um código para o celular, e você escolhe uma nova senha.</p><p>Se não tiver nenhum dos dois, fale com o atendimento: depois de confirmar que é você, a equipe fornece uma senha válida por um dia.</p>',
  'try-free-title': 'Posso experimentar os jogos sem dinheiro?',
  'try-free-text':
    '<p>Sim. A demonstração grátis dá a você dinheiro fictício e os mesmos jogos, com o mesmo motor. O dinheiro fictício não tem valor e não pode ser sacado.</p>',
  'slide-puzzle-title': 'Por que preciso montar um quebra-cabeça?',
  'slide-puzzle-text':
    '<p>Isso impede que robôs tentem adivinhar senhas. Se você não puder ou não quiser deslizar a peça, deixe seu aparelho resolver uma pequena tarefa.</p>',
  'languages-title': 'Como mudo o idioma ou as cores?',
  'languages-text':
    '<p>O idioma fica no topo de todas as páginas e muda na hora, sem tirar você de onde está. Ao lado, você escolhe entre o visual escuro e o claro.</p>',
  'deposit-title': 'Como faço um depósito?',
  'deposit-text':
    '<p>Abra Depositar, escolha a forma de pagamento e o valor e conclua na página da empresa de pagamento. O saldo é atualizado sozinho assim que o pagamento é confirmado.</p>',
  'deposit-missing-title': 'Meu depósito não caiu',
  'deposit-missing-text':
    '<p>A maioria dos depósitos cai em minutos. A lista em Depositar mostra o que a empresa de pagamento nos informou sobre o seu.</p><p>Se o pagamento aparece no seu banco e, depois de uma hora, ainda não está na lista, escreva para nós com o horário e o valor.</p>',
  'withdraw-title': 'Como faço um saque?',
  'withdraw-text':
    '<p>Crie uma vez a senha de pagamento, adicione uma conta bancária em seu nome e peça o valor. Ele fica retido na hora, é analisado pela nossa equipe e pago no seu banco.</p>',
  'received-title': 'O que significa “Você recebeu?”',
  'received-text':
    '<p>Depois de pagar um saque, perguntamos se ele chegou. Responda que sim, ou responda que não e nós apuramos. Se você não responder no prazo indicado, ele é considerado recebido.</p>',
  'turnover-title': 'Por que preciso apostar antes de sacar?',
  'turnover-text':
    '<p>O dinheiro depositado precisa ser apostado algumas vezes antes do saque. Isso evita a lavagem de dinheiro. A página de saque mostra o que falta.</p>',
  'accounts-title': 'Para quais contas posso sacar?',
  'accounts-text':
    '<p>Bancos, carteiras digitais e endereços USDT em seu nome. Um endereço digitado errado é detectado antes de ser salvo, e cada nova conta é confirmada com uma prova de que é você.</p>',
  'categories-title': 'Quais jogos existem?',
  'categories-text':
    '<p>O lobby tem um lugar para cada tipo: slots, mesas ao vivo, esportes, e-sports, pesca, poker e loterias. Um tipo aparece assim que uma provedora o oferece. Busque pelo nome, filtre por provedora e marque favoritos com a estrela.</p>',
  'broken-line-title': 'O que acontece se a conexão cair durante uma rodada?',
  'broken-line-text':
    '<p>Nada se perde. A rodada é decidida e liquidada do nosso lado no momento da aposta. Abra o jogo de novo e ele mostra o resultado.</p>',
  'game-closed-title': 'Por que não consigo abrir um jogo?',
  'game-closed-text':
    '<p>Um jogo pode estar fechado para manutenção, pela provedora ou por nós; nesse caso, o card do jogo avisa. Durante uma pausa que você fez, ou enquanto os termos aguardam seu aceite, nenhum jogo abre.</p>',
  'rules-of-a-game-title': 'Onde ficam as regras de um jogo?',
  'rules-of-a-game-text':
    '<p>Dentro de cada um dos nossos jogos, no ícone de interrogação: o que paga, como começam os recursos especiais, o retorno exato e o maior prêmio. Dá para abrir mesmo sem dinheiro.</p>',
  'records-title': 'Onde vejo o que joguei?',
  'records-text':
    '<p>O Histórico de apostas lista cada aposta com o jogo, o resultado e o horário. As rodadas dos nossos próprios jogos podem ser abertas e sorteadas de novo.</p>',
  'not-changed-title': 'Como sei que um resultado não foi alterado?',
  'not-changed-text':
    '<p>Antes de você jogar, publicamos a impressão digital de uma semente secreta. A sua própria semente entra na mistura e, quando você revela o segredo, seu navegador pode sortear cada rodada de novo e comparar.</p>',
  'return-title': 'O que significa o retorno de um jogo?',
  'return-text':
    '<p>É a parte de todas as apostas que o jogo devolve ao longo de um número muito grande de rodadas. Não diz nada sobre uma única sessão.</p>',
  'verify-title': 'Como confiro uma rodada por conta própria?',
  'verify-text':
    '<p>Abra <a href="/fairness">Jogo justo</a>, escolha uma das suas rodadas e toque em Verificar. Seu navegador a sorteia de novo a partir das sementes e mostra cada etapa ao lado do que você viu.</p>',
  'limits-title': 'Como defino limites?',
  'limits-text':
    '<p>Abra <a href="/?mc=limits">Limites</a> na área do jogador. Um limite mais rígido vale na hora; um mais flexível, só depois de 24 horas.</p>',
  'break-title': 'Como faço uma pausa?',
  'break-text':
    '<p>Escolha uma pausa de uma hora a seis semanas em <a href="/?mc=limits">Limites</a>. O jogo para na hora e não pode recomeçar antes do fim do prazo.</p>',
  'signs-title': 'Quais são os sinais de que o jogo deixou de ser diversão?',
  'signs-text':
    '<p>Tentar recuperar perdas, esconder quanto gasta, jogar com dinheiro destinado a outra coisa ou sentir que não consegue parar. Faça uma pausa e converse com alguém de confiança.</p>',
  'exclusion-title': 'Como paro de vez?',
  'exclusion-text':
    '<p>Faça a autoexclusão em <a href="/?mc=limits">Limites</a> ou encerre sua conta em Minha conta. Você pode sacar seu saldo. Quem é excluído não volta a ser aceito com outro nome.</p>',
  'second-factor-title': 'Como deixo minha conta mais segura?',
  'second-factor-text':
    '<p>Adicione um app autenticador ou uma chave de acesso em Minha conta. A partir daí, só a senha não abre nada. Guarde os códigos de recuperação onde só você os encontre.</p>',
  'devices-title': 'Outra pessoa entrou na minha conta',
  'devices-text':
    '<p>Minha conta lista todos os aparelhos conectados e cada acesso com o local. Encerre os que você não reconhece, troque sua senha na hora e avise a gente.</p>',
  'payment-password-title': 'Para que serve a senha de pagamento?',
  'payment-password-text':
    '<p>Ela protege seu dinheiro de quem tiver acesso à sua sessão: saques e novas contas a pedem. Não é a senha usada para entrar, e ninguém da nossa equipe jamais vai pedi-la a você.</p>',
  'identity-title': 'Por que me pedem um documento?',
  'identity-text':
    '<p>A lei exige que a gente saiba quem joga. Envie uma foto do seu documento em Minha conta; a equipe confere e mais ninguém vê.</p>',
  'privacy-title': 'O que vocês guardam sobre mim?',
  'privacy-text':
    '<p>O que você informou, seu dinheiro e suas rodadas, e seus acessos. Você pode baixar uma cópia de tudo em Minha conta quando quiser.</p>',
  'who-may-play-title': 'Quem pode jogar?',
  'who-may-play-text':
    '<p>Pessoas com {age} anos ou mais, uma conta cada, onde os jogos on-line são permitidos.</p>',
  'void-round-title': 'Quando uma rodada é anulada?',
  'void-round-text':
    '<p>Somente quando uma falha impediu que ela fosse decidida. A aposta é então devolvida por inteiro e isso consta no extrato.</p>',
  'everything-title': 'Onde vejo tudo o que aconteceu na minha conta?',
  'everything-text':
    '<p>O histórico de apostas lista cada aposta; o extrato, cada movimentação de dinheiro com o saldo antes e depois dela.</p>',
  'close-account-title': 'Como encerro minha conta?',
  'close-account-text':
    '<p>Use a última seção de Minha conta. Antes, as rodadas em aberto são liquidadas e seu saldo é pago. Você perde o dinheiro de bônus: a página mostra quanto antes de você confirmar.</p>',
  'contact-title': 'Como falo com alguém?',
  'contact-text':
    '<p>O atendimento fica na barra lateral de todas as páginas. Diga o que aconteceu, quando e com qual valor ou jogo: assim encontramos na hora.</p>',
};
