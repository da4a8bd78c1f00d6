// Brazilian Portuguese texts of the search over the whole site: its groups, its states, and further words by
// which people look for a page.
import type { PartialTexts } from '../../texts.ts';
import type { search as english } from '../en/search.ts';

export const search: PartialTexts<typeof english> = {
  title: 'Buscar no site',
  placeholder: 'Jogos, provedoras, páginas, ajuda',
  open: 'Buscar',
  results: 'Resultados',
  games: 'Jogos',
  categories: 'Categorias',
  vendors: 'Provedoras',
  pages: 'Páginas',
  help: 'Ajuda',
  recent: 'Buscas recentes',
  hot: 'Jogos em alta',
  clear: 'Apagar as buscas',
  begin: 'Digite o nome de um jogo, de uma provedora ou o que você quer fazer.',
  nothing: 'Nada corresponde a “{words}”.',
  count: '{count, plural, =0 {Nada encontrado} one {# resultado} other {# resultados}}',
  failed: 'Não foi possível buscar os jogos. Tente de novo.',
  'key-choose': 'escolher',
  'key-open': 'abrir',
  'key-close': 'fechar',
  'also-deposit': 'depósito recarga pagar pix dinheiro fundos banco',
  'also-withdraw': 'saque retirar resgatar dinheiro conta banco pix',
  'also-bets': 'apostas histórico rodadas resultados jogos jogados',
  'also-record': 'histórico extrato transações movimentações saldo',
  'also-limits': 'jogo responsável seguro pausa limite autoexclusão exclusão teste parar',
  'also-account':
    'senha perfil celular telefone e-mail chave de acesso aparelhos segurança duas etapas',
  'also-inbox': 'mensagens avisos correio notificações',
  'also-feedback': 'escrever reclamação sugestão contato',
  'also-fairness': 'verificar semente rodada conferir justo provably fair',
  'also-help': 'perguntas respostas dúvidas faq regras termos',
  'also-app': 'aplicativo app celular instalar baixar android iphone',
  'also-service': 'contato suporte chat ajuda sac',
  'also-favourites': 'estrelas jogos marcados favoritos',
};
