// A password's strength: four marks that fill, and the word for it.
import { useText } from '../../../app/texts/texts.ts';
import { passwordStrength } from './password-strength.ts';
import styles from './password.module.css';

const words = ['weak', 'weak', 'fair', 'good', 'strong'] as const;
const marks = [1, 2, 3, 4] as const;

export function StrengthMeter({ password, known }: { password: string; known?: string[] }) {
  const t = useText();
  const strength = passwordStrength(password, known);
  if (strength === 0) return null;
  const word = t(`identity.strength-${words[strength]}`);
  return (
    <div
      className={styles['meter']}
      role="meter"
      aria-label={t('identity.strength')}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={strength}
      aria-valuetext={word}
      data-strength={strength}
    >
      {marks.map((mark) => (
        <span key={mark} data-on={mark <= strength} />
      ))}
      <b>{word}</b>
    </div>
  );
}
