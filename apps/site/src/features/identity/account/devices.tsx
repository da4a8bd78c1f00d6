// The devices on which the account is signed in: every active session with its device and place;
// any of them can be ended here.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { identity, OutputOf } from '@baize/contract';
import { formatDateTime, formatRelative } from '@baize/i18n';
import { Badge, Button, Card, MonitorIcon, showToast, Skeleton, SmartphoneIcon } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { useNow } from '../../../app/use-now.ts';
import { GuardRow } from './guard-row.tsx';
import { placeText } from './place-text.ts';
import styles from './account.module.css';

type SessionFact = OutputOf<typeof identity.listSessions>['list'][number];

const sessionsKey = ['member', 'sessions'] as const;

function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async () => unwrap(await client.identity.listSessions()).list,
  });
}

/** Ends one session, or all the others when none is named. */
function useEnding() {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) unwrap(await client.identity.endOtherSessions());
      else unwrap(await client.identity.endSession({ id }));
    },
    onSuccess: () => showToast({ kind: 'good', text: t('security.session-ended') }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

const phonePattern = /android|iphone|ipad|mobile/iu;

function Device({ session, onEnd }: { session: SessionFact; onEnd: () => void }) {
  const t = useText();
  const now = useNow();
  const { current, device, startedAt, seenAt } = session;
  const since = formatDateTime(startedAt, { tag: t.tag });
  return (
    <GuardRow
      icon={phonePattern.test(device) ? <SmartphoneIcon /> : <MonitorIcon />}
      title={device === '' ? t('security.unknown-device') : device}
      hint={`${placeText(t, session)} · ${t('security.signed-in-at', { since })}`}
      state={
        current ? (
          <Badge tone="felt">{t('security.this-device')}</Badge>
        ) : (
          <span className={styles['quiet']}>{formatRelative(seenAt, now, t.tag)}</span>
        )
      }
      action={
        current ? undefined : (
          <Button size="small" onClick={onEnd}>
            {t('security.end-session')}
          </Button>
        )
      }
    />
  );
}

export function Devices() {
  const t = useText();
  const { data: sessions, error, refetch } = useSessions();
  const ending = useEnding();
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (sessions === undefined) return <Skeleton shape="block" className={styles['box']} />;
  return (
    <Card
      title={t('security.devices')}
      padded={false}
      aside={
        sessions.length > 1 ? (
          <Button
            size="small"
            kind="danger"
            loading={ending.isPending && ending.variables === undefined}
            onClick={() => ending.mutate(undefined)}
          >
            {t('security.end-others')}
          </Button>
        ) : undefined
      }
    >
      <AlertLine text={ending.isError ? failureText(t, ending.error) : ''} />
      <ul className={styles['plain-rows']} aria-label={t('security.devices')}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnd={() => ending.mutate(session.id)} />
        ))}
      </ul>
    </Card>
  );
}
