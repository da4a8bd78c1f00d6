// Play is paused: how long it has lasted, what it cost, and whether to go on. Only an answer closes
// the dialog.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatElapsed } from '@baize/i18n';
import { Button, Dialog, Money } from '@baize/ui';
import { useBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { closeDialog, openDialog } from '../../app/dialogs.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMemberCentre, type MemberPage } from '../../app/member-pages.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { isDemo, useSession } from '../../app/session/session.ts';
import { useSessionSoFar } from '../../app/session/session-strip.ts';
import { useText } from '../../app/texts/texts.ts';
import { useNow } from '../../app/use-now.ts';
import styles from './limits.module.css';

function SoFar() {
  const t = useText();
  const now = useNow();
  const soFar = useSessionSoFar();
  const symbol = useBalance().data?.symbol;
  if (soFar === undefined) return null;
  const rows = [
    ['wagering.cost-stake', soFar.staked],
    ['wagering.cost-payout', soFar.paid],
    ['wagering.cost-net', soFar.net],
  ] as const;
  return (
    <>
      <p className={styles['lead']}>
        {t('wagering.check-lead', { elapsed: formatElapsed(now - soFar.since) })}
      </p>
      <dl className={styles['facts']}>
        {rows.map(([text, units]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>
              <Money
                units={units}
                symbol={symbol}
                locale={t.tag}
                {...(text === 'wagering.cost-net' ? { tone: 'change', sign: 'always' } : {})}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function RealityCheckDialog() {
  const t = useText();
  const queries = useQueryClient();
  const centre = useMemberCentre();
  const session = useSession();
  const pass = useMutation({
    mutationFn: async () => unwrap(await client.wagering.passRealityCheck()),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['session-strip'] }),
  });
  /** The check is passed either way: opening the record counts as an answer. */
  const goOn = async (page?: MemberPage) => {
    await pass.mutateAsync();
    closeDialog();
    if (page !== undefined) centre.open(page);
  };
  return (
    <Dialog
      open
      size="small"
      title={t('wagering.check-title')}
      closeLabel={t('shell.close')}
      hasClose={false}
      closesOnEscape={false}
      closesOnOutside={false}
      onClose={() => undefined}
      footer={
        <>
          <Button onClick={() => openDialog('logout')}>{t('wagering.check-leave')}</Button>
          <Button
            kind="primary"
            loading={pass.isPending}
            onClick={() => void goOn().catch(() => undefined)}
          >
            {t('wagering.check-continue')}
          </Button>
        </>
      }
    >
      <SoFar />
      {isDemo(session) ? null : (
        <div className={styles['buttons']}>
          <Button
            size="small"
            onClick={() => void goOn('personalHistoryCopy').catch(() => undefined)}
          >
            {t('wagering.cost-record')}
          </Button>
          <Button size="small" onClick={() => void goOn('limits').catch(() => undefined)}>
            {t('wagering.check-break')}
          </Button>
        </div>
      )}
      <AlertLine text={pass.isError ? failureText(t, pass.error) : ''} />
    </Dialog>
  );
}
