// One play: every tier with its chance and what it pays, the return of each kind of unit as an
// exact fraction; and for staff with the permission its switch, its odds and its limit.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { playsOf } from '@baize/engines';
import { printUnits } from '@baize/money';
import { Checkbox, Dialog, Switch } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { FormDialog } from '../../app/form-dialog.tsx';
import { definitionOf } from './game-facts.ts';
import type { GameShown, PlayAsked, PlayShown } from './game-settings.ts';
import styles from './lottery.module.css';
import { limitOf, oddsOf, playEntryOf, type PlayEntry } from './play-entry.ts';
import { PlayReturns, PlayTiers } from './play-tiers.tsx';
import { ReturnMoves } from './return-moves.tsx';
import { isRefused, oddsAtReturn, oddsMoves, type ReturnMove } from './returns.ts';
import { usePlayName } from './game-facts.ts';
import { useLotteryAction } from './use-lottery-action.ts';

export interface PlayDialogProps {
  game: GameShown;
  play: PlayShown;
  onClose: () => void;
}

export function PlayDialog(props: PlayDialogProps) {
  const t = useText();
  const may = useMay('lottery.settings');
  const name = usePlayName();
  if (may) return <PlayForm {...props} />;
  return (
    <Dialog
      open
      title={name(props.game.gameCode, props.play.code)}
      closeLabel={t('operator.close')}
      size="large"
      onClose={props.onClose}
    >
      <div className={styles['stack']}>
        <PlayTiers play={props.play} />
        <PlayReturns play={props.play} />
      </div>
    </Dialog>
  );
}

function PlayForm({ game, play, onClose }: PlayDialogProps) {
  const t = useText();
  const name = usePlayName();
  const { gameCode } = game;
  const [entry, setEntry] = useState<PlayEntry>(() => playEntryOf(play));
  const send = useLotteryAction(async (asked: PlayAsked) =>
    unwrap(await client.lottery.changeLotteryPlay({ gameCode, play: play.code, ...asked })),
  );
  const odds = play.pays === 'odds' ? oddsAsked(game, play, entry) : undefined;
  const moves = odds ? movesOf(game, play, odds) : [];
  const asked = askedOf(play, entry, odds);
  const isChanged = JSON.stringify(entry) !== JSON.stringify(playEntryOf(play));
  return (
    <FormDialog
      title={name(game.gameCode, play.code)}
      doLabel={t('operator.save')}
      size="large"
      isReady={asked !== undefined && isChanged && !moves.some(isRefused)}
      isSending={send.isPending}
      error={send.error}
      onDo={() => {
        if (asked) send.mutate(asked, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <Switch
        checked={entry.on}
        onChange={({ target }) => setEntry({ ...entry, on: target.checked })}
      >
        {t('console.lottery.takes-orders')}
      </Switch>
      <EntryField
        label={t('console.lottery.exposure-limit')}
        hint={t('console.lottery.exposure-limit-hint')}
        inputMode="decimal"
        value={entry.exposureMost}
        onValue={(exposureMost) => setEntry({ ...entry, exposureMost })}
      />
      {play.pays === 'odds' ? (
        <Checkbox
          checked={entry.byReturn}
          onChange={({ target }) => setEntry({ ...entry, byReturn: target.checked })}
        >
          {t('console.lottery.odds-by-return')}
        </Checkbox>
      ) : null}
      <PlayTiers
        play={play}
        odds={play.pays === 'odds' && !entry.byReturn ? entry.odds : undefined}
        onOdds={(typed) => setEntry({ ...entry, odds: typed })}
      />
      {asked ? null : (
        <p role="status" className={styles['said']}>
          {t('console.lottery.not-numbers')}
        </p>
      )}
      {moves.length > 0 ? (
        <ReturnMoves moves={moves} nameOf={(bet) => bet} />
      ) : (
        <PlayReturns play={play} />
      )}
    </FormDialog>
  );
}

const enginePlay = (game: GameShown, play: PlayShown) => playsOf(game.kind).get(play.code);

function oddsAsked(game: GameShown, play: PlayShown, entry: PlayEntry) {
  if (!entry.byReturn) return oddsOf(play, entry.odds);
  const [definition, known] = [definitionOf(game.gameCode), enginePlay(game, play)];
  return definition && known ? oddsAtReturn(definition, known, game.oddsReturn) : undefined;
}

function movesOf(
  game: GameShown,
  play: PlayShown,
  after: readonly bigint[],
): readonly ReturnMove[] {
  const known = enginePlay(game, play);
  const before = oddsOf(
    play,
    play.tiers.map(({ pays }) => pays),
  );
  return known && before ? oddsMoves(known, before, after, game) : [];
}

/** Undefined where something typed is no number. */
function askedOf(
  play: PlayShown,
  { on, byReturn, exposureMost }: PlayEntry,
  odds: readonly bigint[] | undefined,
): PlayAsked | undefined {
  const limit = limitOf(exposureMost);
  if (limit === undefined) return undefined;
  if (play.pays === 'prize' || byReturn) return { on, odds: null, exposureMost: limit };
  return odds && { on, odds: odds.map((one) => printUnits(one, 4)), exposureMost: limit };
}
