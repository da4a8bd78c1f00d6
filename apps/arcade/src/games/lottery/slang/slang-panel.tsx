// Typed bets in players' slang (`bl 05 23 n10`): what was understood stands below the text as it is
// typed, and nothing is bet while a line is in question.
import { Button, Field, TextArea } from '@baize/ui';
import { provinces as allProvinces } from '@baize/engines';
import { sayProvince, slangMost } from '@baize/engines/slang';
import { useMemo, useRef, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { CartSlip } from '../cart/cart.ts';
import { ConfirmOrder } from '../cart/confirm-order.tsx';
import { useLobby } from '../lobby/use-lobby.ts';
import { useClock, useDesk } from '../lottery-context.tsx';
import { drawsToday } from './draws-today.ts';
import { SlangFoot } from './slang-foot.tsx';
import { TypedLineView } from './typed-line-view.tsx';
import { answered } from './typed-bets.ts';
import { exampleAmount, useTypedBets } from './use-typed-bets.ts';
import styles from './slang.module.css';

const words = {
  VN_N: ['bl', 'de', '3c', 'dau', 'dd', 'xien2', 'truot4'],
  VN_S: ['bl', 'de', 'xc', 'dau', 'dd', 'b7l', 'xien2'],
} as const;

export function SlangPanel() {
  const { t, money, session } = useArcade();
  const { written, units } = exampleAmount(session.currency);
  const kind = useDesk((state) => state.terms.kind);
  const provinces = useDrawsToday();
  const typed = useTypedBets(provinces);
  const { text, setText, bets } = typed;
  const field = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<readonly CartSlip[]>([]);
  const put = (next: string) => {
    setText(next);
    field.current?.focus();
  };
  return (
    <section className={styles['panel']} aria-label={t('lottery-vietnam.typed-bets')}>
      {provinces.length > 1 ? (
        <Chips
          label={t('lottery-vietnam.draws-today')}
          chips={provinces.map((code) => ({
            word: sayProvince(code),
            name: t.named(`lottery.${code}`) ?? code,
          }))}
          onChip={(word) => put(`${lineBreak(text)}${word} `)}
        />
      ) : null}
      <Field
        label={t('lottery-vietnam.type-bets')}
        hint={t('lottery-vietnam.type-hint', { written, amount: money(units) })}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={4}
            dir="ltr"
            maxLength={slangMost}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={`bl 05 23 ${written}`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Chips
        label={t('lottery-vietnam.words')}
        chips={words[kind === 'VN_N' ? 'VN_N' : 'VN_S'].map((word) => ({ word, name: word }))}
        onChip={(word) => put(`${blank(text)}${word} `)}
      />
      {bets.refusal === undefined ? null : (
        <p className={styles['fault']} role="alert">
          {t(`lottery-vietnam.refused-${bets.refusal}`)}
        </p>
      )}
      <ol className={styles['lines']} aria-label={t('lottery-vietnam.understood')}>
        {bets.lines.map((line) => (
          <TypedLineView
            key={line.index}
            line={line}
            onAnswer={(choice) => put(answered(text, line, choice))}
          />
        ))}
      </ol>
      <SlangFoot typed={typed} onBet={setAsked} />
      {asked.length > 0 ? <ConfirmOrder slips={asked} onClose={() => setAsked([])} /> : null}
    </section>
  );
}

const lineBreak = (text: string): string =>
  text === '' || text.endsWith('\n') ? text : `${text}\n`;
const blank = (text: string): string => (/(^|\s)$/u.test(text) ? text : `${text} `);

interface ChipsProps {
  label: string;
  chips: readonly { readonly word: string; readonly name: string }[];
  onChip: (word: string) => void;
}

function Chips({ label, chips, onChip }: ChipsProps) {
  return (
    <div className={styles['chips']} role="group" aria-label={label}>
      {chips.map(({ word, name }) => (
        <Button key={word} size="small" onClick={() => onChip(word)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

const none: readonly string[] = [];

/** The provinces that a line may name: those with a draw on the day of this one. */
function useDrawsToday(): readonly string[] {
  const gameCode = useDesk((state) => state.terms.gameCode);
  const drawsAt = useClock((state) => state.current?.drawsAt);
  const isProvince = allProvinces.some(({ code }) => code === gameCode);
  const lobby = useLobby();
  const games = typeof lobby === 'object' ? lobby.games : undefined;
  const key = isProvince ? drawsToday(games ?? [], { gameCode, drawsAt }).join() : '';
  return useMemo(() => (key === '' ? none : key.split(',')), [key]);
}
