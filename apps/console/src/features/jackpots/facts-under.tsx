// On a phone without room for columns their values stand under the name of the row.
import { Fragment } from 'react';
import styles from './jackpots.module.css';

export interface ToldFact {
  readonly key: string;
  readonly head: string;
  readonly text: string;
}

export function FactsUnder({ facts }: { facts: readonly ToldFact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ key, head, text }) => (
        <Fragment key={key}>
          <dt>{head}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
