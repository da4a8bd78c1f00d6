// A member of the team by name and kind; an agent's name opens the team below.
import { Badge, ChevronRightIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import styles from './agents.module.css';

interface MemberNameProps {
  name: string;
  type: number;
  /** What a press opens. */
  opens?: 'team' | 'days' | undefined;
  /** Absent: there is nothing to open. */
  onOpen?: (() => void) | undefined;
}

const memberType = 0;

export function MemberName({ name, type, opens = 'team', onOpen }: MemberNameProps) {
  const t = useText();
  const badge = type === memberType ? null : <Badge tone="brass">{t('agents.agent')}</Badge>;
  if (!onOpen) {
    return (
      <span className={styles['name']}>
        <bdi>{name}</bdi>
        {badge}
      </span>
    );
  }
  return (
    <span className={styles['name']}>
      <button
        type="button"
        className={styles['name']}
        aria-label={t(`agents.open-${opens}`, { name })}
        onClick={onOpen}
      >
        <bdi>{name}</bdi>
        <ChevronRightIcon aria-hidden="true" />
      </button>
      {badge}
    </span>
  );
}
