// Indonesian texts of how staff keep the help centre’s articles.
import type { Texts } from '../../../texts.ts';
import type { help as english } from '../../en/console/help.ts';

export const help: Texts<typeof english> = {
  intro:
    'Artikel bantuan menurut topik. Perubahan langsung tampil bagi pemain. Setiap versi disimpan dan setiap perubahan dicatat di log audit.',
  'article-new': 'Artikel baru',
  subject: 'Topik',
  'whose-text': 'Teks',
  'houses-text': 'Teks bawaan',
  'text-by': 'Oleh {name}',
  'saved-at': 'Disimpan',
  versions: '{count, plural, other {# versi}}',
  version: 'Versi {number}, {name}, {when}',
  'version-take': 'Pakai versi ini',
  reset: 'Kembalikan ke teks bawaan',
  'reset-sure': 'Ya, kembalikan',
  'not-written': '{language} – belum ditulis',
};
