// Becoming an agent: how it works, without a promise of income, and the application, which staff
// read and answer; an agent sees that they already are one.
import { Button, Card } from '@baize/ui';
import { useAgentCentre } from '../app/agent-pages.ts';
import { isAgent, useSession } from '../app/session/session.ts';
import { useText } from '../app/texts/texts.ts';
import { ApplicationCard } from '../features/feedback/application-card.tsx';
import styles from './join.module.css';

const steps = ['apply', 'talk', 'invite', 'paid'] as const;

export function JoinPage() {
  const t = useText();
  const session = useSession();
  const { open } = useAgentCentre();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('join.title')}</h1>
        <p>{t('join.intro')}</p>
      </header>
      <ol className={styles['steps']}>
        {steps.map((step, at) => (
          <li key={step} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {at + 1}
            </span>
            <h2>{t(`join.${step}-title`)}</h2>
            <p>{t(`join.${step}-text`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles['sides']}>
        {isAgent(session) ? (
          <Card title={t('join.agent-title')}>
            <p className={styles['quiet']}>{t('join.agent-text')}</p>
            <Button kind="primary" onClick={() => open('agentTeamOverview')}>
              {t('shell.agent-centre')}
            </Button>
          </Card>
        ) : (
          <ApplicationCard />
        )}
        <Card title={t('join.fair-title')}>
          <p className={styles['quiet']}>{t('join.fair-text')}</p>
        </Card>
      </div>
    </div>
  );
}
