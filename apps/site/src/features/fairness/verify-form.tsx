// The entry of a round to check: typed, taken from a receipt file, or filled from the player's
// own.
import { gameOf, games, onlyBet, roundFamilyOf } from '@baize/engines';
import { printUnits } from '@baize/money';
import { Button, Card, Field, Select, TextInput } from '@baize/ui';
import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import { useText } from '../../app/texts/texts.ts';
import { BetField } from './bet-field.tsx';
import { FormNote } from './form-note.tsx';
import { readReceipt } from './receipt.ts';
import { verifyRound, type Verified, type VerifyAsked } from './verify.ts';
import styles from './fairness.module.css';

/** A shared draw is checked by its issue, not by a player's seeds. */
const dealt = games.filter((game) => roundFamilyOf(game) !== undefined);

/** A game with what is usually staked on it. */
function firstOf(gameCode: string): Pick<VerifyAsked, 'gameCode' | 'bet' | 'choice' | 'stake'> {
  const game = gameOf(gameCode);
  const [[bet, promise] = [onlyBet, undefined]] = Object.entries(game?.promises ?? {});
  const choice = promise?.choice === undefined ? undefined : JSON.stringify(promise.choice);
  return { gameCode, bet, choice, stake: printUnits(game?.stakeDefault ?? 0n, 2) };
}

/** Another game has other kinds of bet; the stake stays as it was typed. */
function chosen(code: string): Pick<VerifyAsked, 'gameCode' | 'bet' | 'choice'> {
  const { gameCode, bet, choice } = firstOf(code);
  return { gameCode, bet, choice };
}

export const emptyEntry: VerifyAsked = {
  ...firstOf(dealt[0]?.code ?? ''),
  serverSeed: '',
  clientSeed: '',
  nonce: '1',
};

export interface VerifyFormProps {
  entry: VerifyAsked;
  onEntry: (entry: VerifyAsked) => void;
  onVerified: (asked: VerifyAsked, verified: Verified) => void;
}

/** Typing changes what is compared: a recorded payout belongs to the round it came with. */
function typed(entry: VerifyAsked, change: Partial<VerifyAsked>): VerifyAsked {
  return { ...entry, payout: undefined, draws: undefined, jackpots: undefined, ...change };
}

export function VerifyForm({ entry, onEntry, onVerified }: VerifyFormProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = await verifyRound(entry);
    setNote('misfit' in found ? t(`fairness.${found.misfit}`) : '');
    if ('verified' in found) onVerified(entry, found.verified);
  };
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    const read = file && readReceipt(await file.text());
    setNote(read ? '' : t('fairness.receipt-unreadable'));
    if (read) onEntry(read);
  };
  return (
    <Card title={t('fairness.enter-round')}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <EntryFields entry={entry} onEntry={onEntry} />
        <a
          className={styles['rules']}
          href={`/play/games/${entry.gameCode}/rules`}
          target="_blank"
          rel="noopener"
        >
          {t('fairness.game-rules')}
        </a>
        <FormNote text={note} />
        <div className={styles['actions']}>
          <Button kind="primary" type="submit">
            {t('fairness.check-button')}
          </Button>
          <label className={styles['file']}>
            <input
              type="file"
              accept="application/json,.json"
              onChange={(event) => void open(event)}
            />
            {t('fairness.load-receipt')}
          </label>
        </div>
      </form>
    </Card>
  );
}

type FieldsProps = Pick<VerifyFormProps, 'entry' | 'onEntry'>;

function EntryFields({ entry, onEntry }: FieldsProps) {
  const t = useText();
  const options = dealt.map(({ code, nameKey }) => ({
    value: code,
    label: t(nameKey as Parameters<typeof t>[0]),
  }));
  const stakes = gameOf(entry.gameCode)?.stakes.map((stake) => printUnits(stake, 2)) ?? [];
  const stakeOptions = [...new Set([...stakes, entry.stake])].map((value) => ({
    value,
    label: value,
  }));
  return (
    <>
      <div className={styles['pair']}>
        <Field label={t('fairness.game')}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={entry.gameCode}
              onChange={(event) => onEntry(typed(entry, chosen(event.target.value)))}
            />
          )}
        </Field>
        <Field label={t('fairness.stake')}>
          {(control) => (
            <Select
              {...control}
              options={stakeOptions}
              value={entry.stake}
              onChange={(event) => onEntry(typed(entry, { stake: event.target.value }))}
            />
          )}
        </Field>
      </div>
      <BetField entry={entry} onBet={(bet) => onEntry(typed(entry, { bet }))} />
      {entry.choice === undefined ? null : (
        <EntryText name="choice" label={t('fairness.choice')} {...{ entry, onEntry }} />
      )}
      <EntryText name="serverSeed" label={t('fairness.server-seed')} {...{ entry, onEntry }} />
      <div className={styles['pair']}>
        <EntryText name="clientSeed" label={t('fairness.client-seed')} {...{ entry, onEntry }} />
        <EntryText name="nonce" label={t('fairness.nonce')} {...{ entry, onEntry }} />
      </div>
      <EntryText
        name="commitment"
        label={t('fairness.expected-commitment')}
        {...{ entry, onEntry }}
      />
    </>
  );
}

interface EntryTextProps extends FieldsProps {
  name: 'choice' | 'serverSeed' | 'clientSeed' | 'nonce' | 'commitment';
  label: string;
}

function EntryText({ name, label, entry, onEntry }: EntryTextProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          className={styles['seed']}
          value={entry[name] ?? ''}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onEntry({ ...entry, [name]: event.target.value.trim() })}
        />
      )}
    </Field>
  );
}
