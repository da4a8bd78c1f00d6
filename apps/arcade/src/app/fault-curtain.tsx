// The page after a fault: it loads its own texts again, because the failed part may have been the
// texts.
import { Suspense, use, useState, type ReactNode } from 'react';
import type { Translator } from '@baize/i18n';
import { loadTexts } from './load-texts.ts';
import { StoppedCurtain } from './stopped-curtain.tsx';

export function FaultCurtain({ waiting }: { waiting: ReactNode }) {
  const [texts] = useState(() => loadTexts(document.documentElement.lang || undefined));
  return (
    <Suspense fallback={waiting}>
      <Fault texts={texts} />
    </Suspense>
  );
}

function Fault({ texts }: { texts: Promise<Translator> }) {
  const t = use(texts);
  const retry = () => location.reload();
  const [title, text] = [t('arcade.fault-title'), t('arcade.fault-text')];
  return <StoppedCurtain t={t} title={title} text={text} retry={retry} />;
}
