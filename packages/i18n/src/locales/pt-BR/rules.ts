// Brazilian Portuguese texts of the field rules, one message for each kind of pattern a rule may name.
import type { PatternId } from '@baize/contract';

const length = '{min, select, same {exatamente {max}} other {de {min} a {max}}}';

export const rules: Readonly<Record<PatternId, string>> = {
  any: `Digite ${length} caracteres.`,
  digits: `Digite ${length} dígitos.`,
  'letter-first': `Digite ${length} letras e dígitos, começando por uma letra.`,
  'letters-chinese': `Digite ${length} letras ou caracteres chineses.`,
  'kanji-digits': `Digite ${length} kanji ou dígitos.`,
  email: 'Digite um e-mail válido.',
  'letters-or-digits': `Digite ${length} letras ou dígitos.`,
  'letters-and-digits': `Digite ${length} letras e dígitos, pelo menos um de cada.`,
  'alphanumeric-uppercase': `Digite ${length} letras ou dígitos, com pelo menos uma letra maiúscula.`,
  'english-spaces': `Digite ${length} letras sem acento ou espaços.`,
  'no-spaces': `Digite ${length} caracteres sem espaços.`,
  'chinese-punctuation': `Digite ${length} caracteres chineses ou sinais de pontuação.`,
  'date-ymd': 'Digite a data completa: dia, mês e ano.',
  'date-mdy': 'Digite a data como mês-dia-ano, por exemplo 12-31-1990.',
  korean: `Digite ${length} caracteres coreanos.`,
  thai: `Digite ${length} caracteres tailandeses.`,
  'thai-english': `Digite ${length} caracteres tailandeses ou letras sem acento.`,
  'uppercase-spaces': `Digite ${length} letras maiúsculas ou espaços, com pelo menos uma letra.`,
  'letters-digits-symbols': `Digite ${length} letras, dígitos ou símbolos.`,
  'strong-password': `Digite ${length} caracteres com uma letra maiúscula, uma minúscula, um dígito e um símbolo.`,
  'full-name': `Digite nome e sobrenome, separados por um espaço, ${length} caracteres.`,
  'full-width-japanese': `Digite ${length} caracteres japoneses de largura inteira.`,
};
