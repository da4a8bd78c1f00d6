// The evidence of both sides, beside each other where there is room, and the talk below; a picture
// opens in its full size.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import type { Dispute } from './dispute.ts';
import styles from './disputes.module.css';

type Evidence = Dispute['evidence'][number];

function Picture({ evidence: { evidenceId, at } }: { evidence: Evidence }) {
  const t = useText();
  const { moment } = useShow();
  const { data } = useQuery({
    queryKey: ['dispute-picture', evidenceId],
    queryFn: async () => unwrap(await client.wallet.getDisputePicture({ id: evidenceId })).picture,
    staleTime: Infinity,
  });
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <img
      className={styles['picture']}
      src={`data:image/webp;base64,${data}`}
      alt={t('console.payments.picture', { when: moment(at) })}
    />
  );
}

function Said({ evidence }: { evidence: Evidence }) {
  const t = useText();
  const { moment } = useShow();
  const { author, kind, writer, message, hasPicture, at } = evidence;
  return (
    <li className={styles['said-one']}>
      <header>
        <b>{writer || t(`console.payments.said-${author}`)}</b>
        <span>{t(`console.payments.kind-${kind}`)}</span>
        <small>{moment(at)}</small>
      </header>
      {message === '' ? null : <p>{message}</p>}
      {hasPicture ? <Picture evidence={evidence} /> : null}
    </li>
  );
}

export function DisputeEvidence({ dispute: { evidence, buyer } }: { dispute: Dispute }) {
  const t = useText();
  const sides = buyer === null ? (['seller'] as const) : (['seller', 'buyer'] as const);
  const of = (author: Evidence['author']) => evidence.filter((one) => one.author === author);
  const staff = of('staff');
  return (
    <>
      <div className={styles['sides']}>
        {sides.map((side) => (
          <section key={side} aria-label={t(`console.payments.said-${side}`)}>
            <h3>{t(`console.payments.said-${side}`)}</h3>
            {of(side).length === 0 ? <p>{t('console.payments.nothing')}</p> : null}
            <ol>
              {of(side).map((one) => (
                <Said key={one.evidenceId} evidence={one} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {staff.length === 0 ? null : (
        <section className={styles['staff']} aria-label={t('console.payments.said-staff')}>
          <h3>{t('console.payments.said-staff')}</h3>
          <ol>
            {staff.map((one) => (
              <Said key={one.evidenceId} evidence={one} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
