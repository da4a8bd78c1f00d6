// Reading the terms and the privacy notice where they are agreed to, without leaving the form.
import { useState } from 'react';
import { Dialog, Skeleton } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { useTerms } from './terms.ts';
import styles from './registration.module.css';

type Paper = 'terms' | 'privacy';

function PaperText({ paper }: { paper: Paper }) {
  const t = useText();
  const terms = useTerms();
  if (terms === undefined) return <Skeleton shape="block" />;
  const html = terms[paper];
  if (html === '') return <p>{t(`identity.${paper}-default`)}</p>;
  // The server keeps only cleaned HTML; the page's own policy forbids scripts besides.
  return <div className={styles['paper']} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function TermsLinks() {
  const t = useText();
  const [paper, setPaper] = useState<Paper>();
  return (
    <span className={styles['papers']}>
      <button type="button" onClick={() => setPaper('terms')}>
        {t('identity.read-terms')}
      </button>
      <button type="button" onClick={() => setPaper('privacy')}>
        {t('identity.read-privacy')}
      </button>
      <Dialog
        open={paper !== undefined}
        title={t(paper === 'privacy' ? 'identity.privacy' : 'identity.terms')}
        closeLabel={t('shell.close')}
        onClose={() => setPaper(undefined)}
      >
        {paper === undefined ? null : <PaperText paper={paper} />}
      </Dialog>
    </span>
  );
}
