// Keeps a member from writing in the rooms, or out of them, for a time, with a reason they read.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { chatSanctions } from '@baize/contract';
import { Field, Select } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';

const spans = { hour: 60, day: 1440, week: 10_080, month: 43_200 } as const;
type Span = keyof typeof spans;
const spanNames = Object.keys(spans) as Span[];

interface SanctionDialogProps {
  playerId: string;
  name: string;
  onClose: () => void;
}

export function SanctionDialog({ playerId, name, onClose }: SanctionDialogProps) {
  const t = useText();
  const [kind, setKind] = useState<(typeof chatSanctions)[number]>('mute');
  const [span, setSpan] = useState<Span>('day');
  const give = useChange(['chat'], async (reason: string) =>
    unwrap(await client.chat.sanctionMember({ playerId, kind, minutes: spans[span], reason })),
  );
  return (
    <ReasonDialog
      title={t('chat.sanction-title', { name })}
      doLabel={t('chat.sanction')}
      danger
      onClose={onClose}
      onDo={async (reason) => {
        await give.mutateAsync(reason);
        onClose();
      }}
    >
      <Field label={t('chat.sanction-kind')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            options={chatSanctions.map((value) => ({ value, label: t(`chat.kind-${value}`) }))}
            onChange={({ target }) =>
              setKind(chatSanctions.find((one) => one === target.value) ?? 'mute')
            }
          />
        )}
      </Field>
      <Field label={t('chat.sanction-span')} hint={t('chat.sanction-reason')}>
        {(control) => (
          <Select
            {...control}
            value={span}
            options={spanNames.map((value) => ({ value, label: t(`chat.span-${value}`) }))}
            onChange={({ target }) =>
              setSpan(spanNames.find((one) => one === target.value) ?? 'day')
            }
          />
        )}
      </Field>
    </ReasonDialog>
  );
}
