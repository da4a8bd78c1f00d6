// Brazilian Portuguese texts of how staff keep the help centre’s articles.
import type { PartialTexts } from '../../../texts.ts';
import type { help as english } from '../../en/console/help.ts';

export const help: PartialTexts<typeof english> = {
  intro:
    'Artigos por assunto, como os jogadores os leem. O que é salvo aparece na hora nas páginas abertas; cada versão é guardada e toda alteração fica no log de auditoria.',
  'article-new': 'Novo artigo',
  subject: 'Assunto',
  'whose-text': 'Texto',
  'houses-text': 'Texto padrão',
  'text-by': 'Por {name}',
  'saved-at': 'Salvo em',
  versions: '{count, plural, one {# versão} other {# versões}}',
  version: 'Versão {number}, {name}, {when}',
  'version-take': 'Levar ao formulário',
  reset: 'Voltar ao texto padrão',
  'reset-sure': 'Sim, voltar ao padrão',
  'not-written': '{language} – faltando',
};
