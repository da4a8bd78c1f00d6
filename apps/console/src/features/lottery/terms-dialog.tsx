// Changes the terms of a lottery. What it does to returns is shown at every key; a return beyond
// the bounds cannot be sent, one that moves far says that a second person will be asked.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Switch } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { FormDialog } from '../../app/form-dialog.tsx';
import type { GameShown, Settings } from './game-settings.ts';
import styles from './lottery.module.css';
import { ReturnMoves } from './return-moves.tsx';
import { isRefused, termsMoves } from './returns.ts';
import {
  amountTerms,
  changedTerms,
  entryOf,
  settingsOf,
  wholeTerms,
  type TermsEntry,
} from './terms-entry.ts';
import { useLotteryAction } from './use-lottery-action.ts';

export interface TermsDialogProps {
  game: GameShown;
  onClose: () => void;
}

export function TermsDialog({ game, onClose }: TermsDialogProps) {
  const t = useText();
  const { gameCode, settings: before } = game;
  const [entry, setEntry] = useState<TermsEntry>(() => entryOf(before));
  const send = useLotteryAction(async (settings: Settings) =>
    unwrap(await client.lottery.changeLotterySettings({ gameCode, ...settings })),
  );
  const after = settingsOf(entry);
  const moves = after ? termsMoves(before, after, game) : [];
  const isReady = after && !moves.some(isRefused) && changedTerms(before, entry).length > 0;
  const { returnLeast: least, returnMost: most, returnAlone: alone } = game;
  return (
    <FormDialog
      title={t('console.lottery.terms-change')}
      doLabel={t('operator.save')}
      size="large"
      isReady={isReady ?? false}
      isSending={send.isPending}
      error={send.error}
      onDo={() => {
        if (after) send.mutate(after, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p className={styles['intro']}>{t('console.lottery.terms-text', { least, most, alone })}</p>
      <Switch
        checked={entry.on}
        onChange={({ target }) => setEntry({ ...entry, on: target.checked })}
      >
        {t('console.lottery.takes-orders')}
      </Switch>
      <div className={styles['fields']}>
        {[...wholeTerms, ...amountTerms].map((name) => (
          <EntryField
            key={name}
            label={t(`console.lottery.${name}`)}
            inputMode={wholeTerms.some((one) => one === name) ? 'numeric' : 'decimal'}
            value={entry[name]}
            onValue={(value) => setEntry({ ...entry, [name]: value })}
          />
        ))}
      </div>
      {after ? (
        <ReturnMoves
          moves={moves}
          nameOf={(name) => t(`console.lottery.return-${name as 'odds'}`)}
        />
      ) : (
        <p role="status" className={styles['said']}>
          {t('console.lottery.not-numbers')}
        </p>
      )}
    </FormDialog>
  );
}
