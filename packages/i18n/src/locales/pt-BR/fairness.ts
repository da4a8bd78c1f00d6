// Brazilian Portuguese texts of the page where anybody checks a round.
import type { PartialTexts } from '../../texts.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: PartialTexts<typeof english> = {
  title: 'Conferir uma rodada',
  intro:
    'Toda rodada é sorteada a partir de duas sementes e de um contador. A nossa foi travada antes da sua aposta; a sua entra na mistura; o contador torna cada rodada diferente. Esta página sorteia a rodada de novo no seu próprio navegador.',
  'step-commit': 'Travada antes',
  'step-commit-text':
    'Antes de você jogar, mostramos o SHA-256 da nossa semente. Depois disso, não podemos trocá-la sem que você perceba.',
  'step-draw': 'Sorteada com as duas',
  'step-draw-text':
    'O HMAC-SHA256 da sua semente e do contador, com a nossa como chave, gera os bytes. Eles viram números sem nenhum viés.',
  'step-check': 'Conferida por você',
  'game-rules': 'As regras deste jogo em dados, para calcular os pagamentos por conta própria',
  'step-check-text':
    'Quando nossa semente é revelada, qualquer pessoa pode sortear a rodada de novo e deve chegar ao mesmo resultado e ao mesmo prêmio.',
  'enter-round': 'A rodada',
  game: 'Jogo',
  stake: 'Aposta',
  bet: 'Aposta',
  choice: 'Escolha',
  'server-seed': 'Semente do servidor (revelada)',
  'server-seed-hint': '64 dígitos hexadecimais, mostrados quando você a revela.',
  'client-seed': 'Semente do cliente',
  nonce: 'Contador (nonce)',
  'expected-commitment': 'Compromisso mostrado antes do jogo (opcional)',
  'check-button': 'Sortear de novo',
  'load-receipt': 'Abrir um arquivo de comprovante',
  'save-receipt': 'Salvar o comprovante',
  'receipt-unreadable': 'Este arquivo não é o comprovante de uma rodada.',
  'draw-title': 'Um sorteio de loteria',
  'draw-text':
    'Um sorteio comum não usa semente sua: nós nos comprometemos com a nossa antes da abertura, e um farol público publicou seu valor depois do fechamento. Seu navegador repete o sorteio a partir das duas.',
  issue: 'Número do sorteio',
  'issue-wrong': 'Um número de sorteio é como {example}.',
  'check-draw': 'Conferir o sorteio',
  'open-proof': 'Abrir um arquivo de prova',
  'save-proof': 'Salvar a prova',
  'proof-unreadable': 'Este arquivo não é a prova de um sorteio.',
  'draw-outside':
    'Este resultado vem de um sorteio oficial externo. Não há semente a conferir; todas as versões são guardadas.',
  'draw-committed': 'A semente confere com nosso compromisso',
  'draw-beacon': 'O farol veio depois do fechamento',
  'draw-seed': 'Ambos dão a semente deste sorteio',
  'draw-numbers': 'A semente dá os números',
  'draw-holds': 'Confere',
  'draw-fails': 'Não confere',
  'draw-waits': 'Ainda não revelada',
  'draw-published': 'Publicado',
  'draw-found': 'Calculado',
  'draw-random': 'Números aleatórios, cada um com seu intervalo',
  'seed-wrong': 'A semente do servidor tem 64 dígitos hexadecimais.',
  'client-seed-wrong': 'A semente do cliente tem de 1 a 64 caracteres visíveis.',
  'nonce-wrong': 'O contador é um número inteiro a partir de 1.',
  'choice-wrong': 'Este jogo não permite esta escolha.',
  'stake-wrong': 'Este jogo oferece outros valores de aposta.',
  'result-title': 'O que as sementes dão',
  'commitment-match': 'A semente é a do compromisso mostrado',
  'commitment-differs': 'Esta não é a semente do compromisso mostrado',
  'commitment-unknown': 'Nenhum compromisso informado para comparar',
  'payout-match': 'Mesmo prêmio do registro: {amount}',
  'payout-differs': 'Registrado {recorded}, mas as sementes dão {computed}',
  'jackpot-match': 'Mesmo número do jackpot {tier} do registro: {number}',
  'jackpot-differs': 'As sementes dão outro número para o jackpot {tier}: {number}',
  'payout-computed': 'A rodada paga {amount}',
  'draws-match':
    '{count, plural, one {O # número sorteado é o registrado} other {Todos os # números sorteados são os registrados}}',
  'draws-differ': 'Os números sorteados não são os registrados',
  'base-spin': 'Giro base',
  'free-spin': 'Giro grátis {index}',
  stops: 'Paradas {stops}',
  'spin-win': 'Ganha {amount}',
  'spin-no-win': 'Sem ganho',
  fall: 'Após a queda {step}',
  'ways-win':
    '{count} rolos de {symbol} por {ways, plural, one {# forma} other {# formas}}, {amount}',
  'symbol-win': '{count} × {symbol}, {amount}',
  orbs: 'Os orbes levam o multiplicador a {total} e acrescentam {amount}',
  'hold-started':
    '{count, plural, one {# moeda fixada} other {# moedas fixadas}}, começam {respins} respins',
  'hold-respun':
    '{count, plural, =0 {Nenhuma moeda} one {# moeda} other {# moedas}} a mais, restam {respins} respins',
  'hold-ended': 'As moedas fixadas pagam {amount}',
  'free-won': '{count, plural, one {# giro grátis ganho} other {# giros grátis ganhos}}',
  'line-win': 'Linha {line}: {count} × {symbol}, {amount}',
  'scatter-win': '{count} scatters, {amount}',
  'raw-bytes': 'Os próprios bytes',
  'raw-bytes-text':
    'Calculados uma segunda vez pela criptografia do seu navegador, não pelo nosso código. O bloco r é HMAC-SHA256(semente do servidor, "semente do cliente:contador:r").',
  block: 'Bloco {index}',
  'numbers-drawn': 'Números sorteados, cada um com o total de opções de onde saiu',
  'seeds-title': 'Suas sementes',
  'seeds-sign-in': 'Entre para ver suas sementes e conferir suas rodadas com um clique.',
  'current-commitment': 'Compromisso da nossa semente atual',
  'next-commitment': 'Compromisso da nossa próxima semente, fixada antes de você escolher a sua',
  'rounds-drawn':
    '{count, plural, =0 {Nenhuma rodada sorteada ainda} one {# rodada sorteada} other {# rodadas sorteadas}}',
  'new-client-seed': 'Nova semente do cliente (opcional)',
  'new-client-seed-hint':
    'O que você quiser. Entra na mistura de todas as rodadas a partir da próxima semente.',
  'reveal-button': 'Revelar e trocar',
  'reveal-why':
    'Ao revelar, mostramos nossa semente atual e travamos uma nova. Suas rodadas até aqui passam a poder ser conferidas.',
  'revealed-seeds': 'Sementes reveladas',
  'none-revealed': 'Nenhuma semente revelada ainda.',
  'still-hidden-title': 'A semente desta rodada ainda está em uso',
  'still-hidden':
    'Revele-a para conferir esta rodada. Uma nova semente assume o lugar dela; nada mais muda.',
  'free-bet':
    'Aposta grátis: o jogo pagou {payout}. A aposta de {stake} incluída era nossa e não é devolvida, então você ganhou {won}.',
  'round-of': 'Rodada {id}',
  'use-seed': 'Conferir a última rodada dela',
  'statement-title': 'Conferir um extrato',
  'statement-intro':
    'Abra um extrato assinado (JSON). Ele é conferido aqui no seu aparelho e não é enviado a lugar nenhum: a assinatura, cada lançamento, cada dia e as raízes publicadas. Qualquer lançamento alterado, omitido, acrescentado ou movido é apontado.',
  'statement-open': 'Abrir um extrato',
  'statement-unreadable': '{name} não é um extrato.',
  'statement-whole':
    '{rows, plural, =0 {Autêntico e completo, sem lançamentos.} one {Autêntico e completo: # lançamento.} other {Autêntico e completo: # lançamentos.}}',
  'statement-broken':
    '{faults, plural, one {Diferente do que assinamos: # falha.} other {Diferente do que assinamos: # falhas.}}',
  'statement-number': 'Extrato',
  'statement-member': 'Conta',
  'statement-alone':
    'Não foi possível carregar as chaves publicadas. A assinatura foi conferida com a chave do próprio arquivo: compare-a com a publicada.',
  'fault-signature-wrong':
    'A assinatura não confere: o cabeçalho do extrato foi alterado ou não é nosso.',
  'fault-row-altered': 'O lançamento {place} foi alterado.',
  'fault-row-inserted': 'O lançamento {place} foi acrescentado.',
  'fault-row-missing': 'Falta o lançamento {place}.',
  'fault-row-moved': 'O lançamento {place} está fora do lugar.',
  'fault-day-altered': 'O dia {place} foi alterado.',
  'fault-root-wrong': 'O dia {place} não leva à sua raiz publicada.',
  'fault-totals-wrong': 'Os totais não batem com os lançamentos.',
  'faults-more': '{count, plural, one {E mais #.} other {E mais #.}}',
};
