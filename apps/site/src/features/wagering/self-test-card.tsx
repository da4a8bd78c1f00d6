// The self-test: eight questions, three answers each, and the result.
import { useState } from 'react';
import { Button, Card, Radio } from '@baize/ui';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { answers, findingOf, questions, type Answer, type Question } from './self-test.ts';
import styles from './limits.module.css';

type Given = Partial<Record<Question, Answer>>;

function Questions({ given, onAnswer }: { given: Given; onAnswer: (given: Given) => void }) {
  const t = useText();
  return questions.map((question) => (
    <fieldset key={question} className={styles['question']}>
      <legend>{t(`wagering.test-${question}`)}</legend>
      {answers.map((answer) => (
        <Radio
          key={answer}
          name={`test-${question}`}
          checked={given[question] === answer}
          onChange={() => onAnswer({ ...given, [question]: answer })}
        >
          {t(`wagering.test-${answer}`)}
        </Radio>
      ))}
    </fieldset>
  ));
}

export function SelfTestCard() {
  const t = useText();
  const [begun, setBegun] = useState(false);
  const [given, setGiven] = useState<Given>({});
  const [asked, setAsked] = useState(false);
  const finding = asked ? findingOf(given) : undefined;
  const change = (next: Given) => {
    setAsked(false);
    setGiven(next);
  };
  return (
    <Card title={t('wagering.test-title')}>
      <p className={styles['about']}>{t('wagering.test-text')}</p>
      {begun ? <Questions given={given} onAnswer={change} /> : null}
      <div role="status">
        {finding ? <p className={styles['lead']}>{t(`wagering.test-${finding}`)}</p> : null}
      </div>
      <AlertLine text={asked && finding === undefined ? t('wagering.test-missing') : ''} />
      <Button onClick={() => (begun ? setAsked(true) : setBegun(true))}>
        {t(begun ? 'wagering.test-result' : 'wagering.test-begin')}
      </Button>
    </Card>
  );
}
