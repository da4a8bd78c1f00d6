// The vendors of games that are not ours: their connections, and every message of the last days.
import { useState } from 'react';
import { SectionHead, Tabs } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { Connections } from './connections.tsx';
import { MessageLog } from './message-log.tsx';
import styles from './vendors.module.css';

const parts = ['connections', 'message-log'] as const;
type Part = (typeof parts)[number];

export function Vendors() {
  const t = useText();
  const [part, setPart] = useState<Part>('connections');
  return (
    <>
      <SectionHead level={1} title={t('operator.vendors')} />
      <p className={styles['intro']}>{t('vendors.intro')}</p>
      <Tabs
        label={t('vendors.parts')}
        tabs={parts.map((id) => ({ id, label: t(`vendors.${id}`) }))}
        selected={part}
        onSelect={setPart}
      >
        {part === 'connections' ? <Connections /> : <MessageLog />}
      </Tabs>
    </>
  );
}
