// Indonesian texts of the field rules, one message for each kind of pattern a rule may name.
import type { PatternId } from '@baize/contract';

const length = '{min, select, same {tepat {max}} other {{min} sampai {max}}}';

export const rules: Readonly<Record<PatternId, string>> = {
  any: `Masukkan ${length} karakter.`,
  digits: `Masukkan ${length} angka.`,
  'letter-first': `Masukkan ${length} huruf dan angka, diawali huruf.`,
  'letters-chinese': `Masukkan ${length} huruf atau aksara Mandarin.`,
  'kanji-digits': `Masukkan ${length} kanji atau angka.`,
  email: 'Masukkan alamat email yang valid.',
  'letters-or-digits': `Masukkan ${length} huruf atau angka.`,
  'letters-and-digits': `Masukkan ${length} huruf dan angka, masing-masing minimal satu.`,
  'alphanumeric-uppercase': `Masukkan ${length} huruf atau angka, minimal satu huruf kapital.`,
  'english-spaces': `Masukkan ${length} huruf Latin atau spasi.`,
  'no-spaces': `Masukkan ${length} karakter tanpa spasi.`,
  'chinese-punctuation': `Masukkan ${length} aksara Mandarin atau tanda baca.`,
  'date-ymd': 'Masukkan tanggal lengkap: hari, bulan, dan tahun.',
  'date-mdy': 'Masukkan tanggal sebagai bulan-hari-tahun, misalnya 12-31-1990.',
  korean: `Masukkan ${length} aksara Korea.`,
  thai: `Masukkan ${length} aksara Thai.`,
  'thai-english': `Masukkan ${length} aksara Thai atau huruf Latin.`,
  'uppercase-spaces': `Masukkan ${length} huruf kapital atau spasi, minimal satu huruf.`,
  'letters-digits-symbols': `Masukkan ${length} huruf, angka, atau simbol.`,
  'strong-password': `Masukkan ${length} karakter dengan huruf kapital, huruf kecil, angka, dan simbol.`,
  'full-name': `Masukkan nama depan dan belakang, dipisahkan spasi (${length} karakter).`,
  'full-width-japanese': `Masukkan ${length} karakter Jepang lebar penuh.`,
};
