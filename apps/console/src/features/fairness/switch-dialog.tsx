// Asks for the reason before a game is switched off, or on again.
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { returnsKey, type GameReturn } from './returns.ts';

export interface SwitchDialogProps {
  game: GameReturn;
  onClose: () => void;
}

export function SwitchDialog({ game, onClose }: SwitchDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const { vendor, gameCode, name, shown } = game;
  const isOn = shown === 'on';
  const action = isOn ? 'switch-off' : 'switch-on';
  return (
    <ReasonDialog
      title={t(`console.fairness.${action}-named`, { name })}
      doLabel={t(`console.fairness.${action}`)}
      danger={isOn}
      onClose={onClose}
      onDo={async (reason) => {
        const state = isOn ? 'off' : 'on';
        unwrap(await client.fairness.switchGame({ vendor, gameCode, state, reason }));
        showToast({ text: t('operator.saved'), kind: 'good' });
        await queries.invalidateQueries({ queryKey: returnsKey });
        onClose();
      }}
    >
      <p>{t(`console.fairness.${action}-text`)}</p>
    </ReasonDialog>
  );
}
