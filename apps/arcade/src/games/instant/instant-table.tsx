// The table of a small game: the stake, the choice, and what the last round came to. A hand that is
// open shows its steps and its cash-out.
import { Button, Field, TextInput } from '@baize/ui';
import { useState } from 'react';
import type { Failure } from '@baize/client';
import type { contract, InputOf, OutputOf } from '@baize/contract';
import { useArcade } from '../../app/arcade-context.tsx';
import { RefusalCard } from '../../frame/refusal-card.tsx';
import { StakeStepper } from '../../frame/stake-stepper.tsx';
import type { InstantTerms } from './instant-game.tsx';

type Instant = (typeof contract)['instant'];
type Round = OutputOf<Instant['playInstant']>;
type Choice = InputOf<Instant['playInstant']>['choice'];
type Step = InputOf<Instant['stepInstant']>['step'];

export function InstantTable({ terms }: { terms: InstantTerms }) {
  const { t, client, session } = useArcade();
  const { gameCode, gameVersion, stakes } = terms;
  const [stake, setStake] = useState(terms.stakeDefault);
  const [choice, setChoice] = useState(terms.choiceUsual as Choice);
  const [round, setRound] = useState<Round | null>(terms.openRound);
  const [failure, setFailure] = useState<Failure>();
  const show = (answer: { ok: true; value: Round } | Failure) => {
    if (answer.ok) setRound(answer.value);
    setFailure(answer.ok ? undefined : answer);
  };
  const play = async () =>
    show(
      await client.instant.playInstant(
        { gameCode, gameVersion, stake, choice },
        { intent: crypto.randomUUID() },
      ),
    );
  const next = { gameCode, roundId: round?.roundId ?? '', number: (round?.steps ?? 0) + 1 };
  const step = async (made: Step) =>
    show(await client.instant.stepInstant({ ...next, step: made }));
  const cashOut = async () => show(await client.instant.cashOutInstant(next));
  const isOpen = round?.state === 'open';
  return (
    <main aria-label={t.named(`instant.${gameCode}`) ?? gameCode}>
      {round === null ? null : <RoundText round={round} />}
      {isOpen ? (
        <Steps gameCode={gameCode} onStep={(made) => void step(made)} />
      ) : (
        <>
          <StakeStepper
            stakes={stakes}
            stake={stake}
            disabled={false}
            onStep={(by) => setStake(stakes[stakes.indexOf(stake) + by] ?? stake)}
            onChoose={setStake}
          />
          <ChoiceFields choice={choice} onChoice={setChoice} />
          <Button kind="primary" onClick={() => void play()}>
            {t('instant.play')}
          </Button>
        </>
      )}
      {isOpen && round.worth !== null ? (
        <Button kind="primary" onClick={() => void cashOut()}>
          {t('instant.cash-out', { amount: round.worth })}
        </Button>
      ) : null}
      {failure === undefined ? null : (
        <RefusalCard
          failure={failure}
          demo={session.demo}
          onDismiss={() => setFailure(undefined)}
          onRetry={() => setFailure(undefined)}
        />
      )}
    </main>
  );
}

function RoundText({ round }: { round: Round }) {
  const { t } = useArcade();
  const { multiplier = '' } = round.outcome as { readonly multiplier?: string };
  return <p role="status">{t('instant.result', { multiplier, amount: round.payout })}</p>;
}

interface ChoiceProps {
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

function ChoiceFields({ choice, onChoice }: ChoiceProps) {
  return Object.entries(choice).map(([name, value]) => (
    <Field key={name} label={name}>
      {(control) => (
        <TextInput
          {...control}
          value={String(value)}
          onChange={({ target }) => {
            const given = typeof value === 'number' ? Number(target.value) : target.value;
            onChoice({ ...choice, [name]: given });
          }}
        />
      )}
    </Field>
  ));
}

const fields = Array.from({ length: 25 }, (_, field) => field);
const guesses = ['higher', 'lower', 'skip'] as const;

function Steps({ gameCode, onStep }: { gameCode: string; onStep: (step: Step) => void }) {
  const { t } = useArcade();
  return (
    <div>
      {gameCode === 'mines'
        ? fields.map((field) => (
            <Button key={field} onClick={() => onStep(field)}>
              {field + 1}
            </Button>
          ))
        : guesses.map((guess) => (
            <Button key={guess} onClick={() => onStep(guess)}>
              {t(`instant.${guess}`)}
            </Button>
          ))}
    </div>
  );
}
