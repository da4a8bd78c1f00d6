// A shared draw, checked by its game and issue or from a saved proof. A link with ?game=…&issue=…
// opens it at once; no session is needed.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { crashGames, gameOf, lotteryGames } from '@baize/engines';
import { Button, Card, Field, Select, Skeleton, TextInput } from '@baize/ui';
import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import { goTo } from '../../../app/address.tsx';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { FormNote } from '../form-note.tsx';
import { isCrash, proofOfCrash, readProof, type DrawProofTold } from './draw-proof.ts';
import { DrawSteps } from './draw-steps.tsx';
import styles from '../fairness.module.css';

const drawn = [...lotteryGames.filter(({ drawnBy }) => drawnBy === 'us'), ...crashGames].map(
  ({ code }) => code,
);
const example = '20261127-0721';

export interface DrawCheckProps {
  /** Both of the link, or neither. */
  asked: { readonly gameCode: string; readonly issue: string } | undefined;
}

export function DrawCheck({ asked }: DrawCheckProps) {
  const t = useText();
  const [file, setFile] = useState<DrawProofTold>();
  const { data, error, isFetching } = useQuery({
    queryKey: ['fairness', 'draw', asked?.gameCode, asked?.issue],
    queryFn: () => proofOf(asked ?? { gameCode: '', issue: '' }),
    enabled: asked !== undefined,
  });
  const proof = file ?? data;
  return (
    <>
      <Card title={t('fairness.draw-title')}>
        <DrawForm
          key={`${asked?.gameCode} ${asked?.issue}`}
          asked={asked}
          failure={error === null ? '' : failureText(t, error)}
          onFile={setFile}
        />
      </Card>
      {isFetching && proof === undefined ? (
        <Skeleton shape="block" className={styles['waiting']} />
      ) : null}
      {proof === undefined ? null : <DrawSteps proof={proof} />}
    </>
  );
}

async function proofOf(asked: {
  readonly gameCode: string;
  readonly issue: string;
}): Promise<DrawProofTold> {
  const { gameCode, issue } = asked;
  return isCrash(asked)
    ? proofOfCrash(unwrap(await client.crash.getCrashProof({ gameCode, round: issue })))
    : unwrap(await client.lottery.getLotteryDraw(asked));
}

interface DrawFormProps extends DrawCheckProps {
  failure: string;
  onFile: (proof: DrawProofTold | undefined) => void;
}

function DrawForm({ asked, failure, onFile }: DrawFormProps) {
  const t = useText();
  const [gameCode, setGameCode] = useState(asked?.gameCode ?? drawn[0] ?? '');
  const [issue, setIssue] = useState(asked?.issue ?? '');
  const [note, setNote] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isIssue = /^[0-9A-Za-z-]{1,24}$/u.test(issue);
    setNote(isIssue ? '' : t('fairness.issue-wrong', { example }));
    onFile(undefined);
    if (isIssue) goTo(`/fairness?${new URLSearchParams({ game: gameCode, issue })}`);
  };
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    const proof = chosen && readProof(await chosen.text());
    setNote(proof === undefined ? t('fairness.proof-unreadable') : '');
    onFile(proof);
  };
  const codes = drawn.includes(gameCode) ? drawn : [gameCode, ...drawn];
  const options = codes.map((value) => ({
    value,
    label: t.named(gameOf(value)?.nameKey ?? '') ?? value,
  }));
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['why']}>{t('fairness.draw-text')}</p>
      <div className={styles['pair']}>
        <Field label={t('fairness.game')}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={gameCode}
              onChange={(event) => setGameCode(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('fairness.issue')}>
          {(control) => (
            <TextInput
              {...control}
              className={styles['seed']}
              value={issue}
              placeholder={example}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setIssue(event.target.value.trim())}
            />
          )}
        </Field>
      </div>
      <FormNote text={note === '' ? failure : note} />
      <div className={styles['actions']}>
        <Button kind="primary" type="submit">
          {t('fairness.check-draw')}
        </Button>
        <label className={styles['file']}>
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void open(event)}
          />
          {t('fairness.open-proof')}
        </label>
      </div>
    </form>
  );
}
