// An agent's means to invite people into the team.
import { Card, Skeleton, Status } from '@baize/ui';
import { useFace } from '../../app/brand.ts';
import { InviteMeans } from '../../app/invite/invite-means.tsx';
import { useText } from '../../app/texts/texts.ts';
import { linkOf } from './team.ts';
import styles from './agents.module.css';

function Invitation({ code }: { code: string }) {
  const t = useText();
  const { name } = useFace();
  return (
    <InviteMeans
      code={code}
      link={linkOf(code)}
      words={{
        text: t('agents.invite-text'),
        code: t('agents.code'),
        link: t('agents.link'),
        share: t('agents.share'),
        shareText: t('agents.share-text', { name }),
        copied: t('shell.copied'),
        qr: t('agents.qr'),
        saveQr: t('agents.save-qr'),
      }}
    />
  );
}

/** Undefined: it is on its way. */
export function InviteCard({ code }: { code: string | undefined }) {
  const t = useText();
  return (
    <Card title={t('agents.invite')}>
      {code === undefined ? <Skeleton shape="block" className={styles['invite-box']} /> : null}
      {code === '' ? <Status kind="waiting">{t('agents.no-code')}</Status> : null}
      {code ? <Invitation code={code} /> : null}
    </Card>
  );
}
