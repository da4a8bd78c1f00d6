// One typed line: the slips that were understood, or the question to the player with the answers
// that may be tapped.
import { CircleAlertIcon, CircleCheckIcon, CircleHelpIcon } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { highestOf } from '../cart/caps.ts';
import { capsOf } from '../desk/lottery-terms.ts';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { playText } from '../plays/play-text.ts';
import { CostLine } from '../tails/cost-line.tsx';
import type { TypedLine, TypedSlip } from './typed-bets.ts';
import { exampleAmount } from './use-typed-bets.ts';
import styles from './slang.module.css';

export interface TypedLineViewProps {
  line: TypedLine;
  onAnswer: (choice: string) => void;
}

export function TypedLineView({ line, onAnswer }: TypedLineViewProps) {
  const { t, session } = useArcade();
  const { written } = exampleAmount(session.currency);
  const { text, slips, named, question } = line;
  const isBad = slips.some(({ why }) => why !== undefined);
  const Understood = isBad ? CircleAlertIcon : CircleCheckIcon;
  const Icon = question === undefined ? Understood : CircleHelpIcon;
  return (
    <li className={styles['line']} data-asks={question !== undefined || isBad || undefined}>
      <p className={styles['said']}>
        <Icon />
        <Words line={line} text={text} />
      </p>
      {named.length === 0 ? null : (
        <p>
          {t('lottery-vietnam.bets-below', {
            province: named.map((code) => t.named(`lottery.${code}`) ?? code).join(', '),
          })}
        </p>
      )}
      {slips.map((one, index) => (
        // A line may say the same slip twice.
        <SlipView key={index} one={one} />
      ))}
      {question === undefined ? null : (
        <>
          <p className={styles['question']} role="status">
            {t(`lottery-vietnam.ask-${question.question}`, { word: question.word, written })}
          </p>
          <div
            className={styles['choices']}
            role="group"
            aria-label={t('lottery-vietnam.answers', { word: question.word })}
          >
            {(question.choices ?? []).map((choice) => (
              <button
                key={choice}
                type="button"
                className={styles['choice']}
                onClick={() => onAnswer(choice)}
              >
                {choice}
              </button>
            ))}
          </div>
        </>
      )}
    </li>
  );
}

/** The line as it was typed, with the word in question set off. */
function Words({ line: { question }, text }: { line: TypedLine; text: string }) {
  if (question === undefined) return <bdi dir="ltr">{text}</bdi>;
  const { at, word } = question;
  return (
    <bdi dir="ltr">
      {text.slice(0, at)}
      <mark>{word}</mark>
      {text.slice(at + word.length)}
    </bdi>
  );
}

function SlipView({ one: { slip, gameCode, priced, why } }: { one: TypedSlip }) {
  const { t, money } = useArcade();
  const { desk, kind } = useLottery();
  const terms = useDesk((state) => state.terms);
  const play = desk.book.play(slip.play);
  const isElsewhere = gameCode !== terms.gameCode;
  const highest = priced && highestOf([priced], capsOf(terms));
  return (
    <div className={styles['slip']}>
      <p className={styles['head']}>
        <strong>{playText(t, kind, slip.play)}</strong>
        {slip.province === undefined ? null : (
          <span className={styles['place']} data-elsewhere={isElsewhere || undefined}>
            {t.named(`lottery.${gameCode}`) ?? gameCode}
          </span>
        )}
        <span className={styles['numbers']}>
          {slip.numbers.map((number) => (
            <b key={number}>{number}</b>
          ))}
        </span>
      </p>
      {priced === undefined || play === undefined ? null : <CostLine play={play} priced={priced} />}
      {highest === undefined || isElsewhere ? null : (
        <p className={styles['mute']}>
          {t('lottery-play.highest-prize')} <bdi>{money(highest.most)}</bdi>
        </p>
      )}
      {why === undefined ? null : (
        <p className={styles['fault']} role="status">
          {why === 'play-off' || why === 'unreadable' || why === 'cart-full'
            ? t(`lottery-play.left-${why}`)
            : t(`lottery-play.slip-${why}`)}
        </p>
      )}
    </div>
  );
}
