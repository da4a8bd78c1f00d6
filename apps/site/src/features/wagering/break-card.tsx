// A break from play: begun at once after one question, never shortened, ended by itself.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { Button, Card, Countdown, Dialog, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { aheadMs, timeNow } from '../../app/clock.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './limits.module.css';

const lengths = [1, 24, 168, 720, 1008] as const;
const hourMs = 3_600_000;

interface Asked {
  readonly hours: (typeof lengths)[number];
  readonly until: number;
}

function Confirm({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useText();
  const { tag } = useMoneyText();
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: async () => unwrap(await client.wagering.takeBreak({ hours: asked.hours })),
    onSuccess: () => {
      showToast({ text: t('wagering.break-begun'), kind: 'good' });
      onClose();
    },
    onSettled: () =>
      Promise.all(
        // Advertising disappears from the pages of a player on a break.
        [['limits'], ['announcements']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
  const when = formatDateTime(asked.until, { tag });
  return (
    <Dialog
      open
      size="small"
      title={t('wagering.break-confirm-title', { span: t(`wagering.break-${asked.hours}`) })}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <Button kind="primary" loading={begin.isPending} onClick={() => begin.mutate()}>
          {t('wagering.break-start')}
        </Button>
      }
    >
      <p>{t('wagering.break-confirm', { when })}</p>
      <AlertLine text={begin.isError ? failureText(t, begin.error) : ''} />
    </Dialog>
  );
}

export function BreakCard({ until }: { until: number | null }) {
  const t = useText();
  const { tag } = useMoneyText();
  const [asked, setAsked] = useState<Asked>();
  const [opened] = useState(timeNow);
  const isOn = until !== null;
  const longer = lengths.filter((hours) => until === null || opened + hours * hourMs > until);
  return (
    <Card title={t(isOn ? 'wagering.break-on' : 'wagering.break-title')}>
      {isOn ? (
        <p>
          {t('wagering.break-until', { when: formatDateTime(until, { tag }) })}{' '}
          <Countdown
            until={until}
            offsetMilliseconds={aheadMs()}
            label={t('wagering.break-left')}
          />
        </p>
      ) : null}
      <p className={styles['quiet']}>
        {t(isOn ? 'wagering.break-lengthen' : 'wagering.break-text')}
      </p>
      <div className={styles['buttons']}>
        {longer.map((hours) => (
          <Button
            key={hours}
            onClick={() => setAsked({ hours, until: timeNow() + hours * hourMs })}
          >
            {t(`wagering.break-${hours}`)}
          </Button>
        ))}
      </div>
      {asked ? <Confirm asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  );
}
