// The catalogue, as staff arrange it: categories with their vendors, vendors, games.
import { useState } from 'react';
import { EmptyState, SectionHead, Skeleton, Tabs } from '@baize/ui';
import { failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { Categories } from './categories.tsx';
import styles from './catalogue.module.css';
import { Games } from './games.tsx';
import { useOffer, type Offer } from './offer.ts';
import { Vendors } from './vendors.tsx';

const parts = ['categories', 'vendors', 'games'] as const;
type Part = (typeof parts)[number];

const pages: Readonly<Record<Part, (props: { offer: Offer }) => React.ReactNode>> = {
  categories: Categories,
  vendors: Vendors,
  games: Games,
};

export function Catalogue() {
  const t = useText();
  const [part, setPart] = useState<Part>('categories');
  const { data, error } = useOffer();
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  const Page = pages[part];
  return (
    <>
      <SectionHead level={1} title={t('operator.catalogue')} />
      <p className={styles['intro']}>{t('console.catalogue.intro')}</p>
      <Tabs
        label={t('console.catalogue.parts')}
        tabs={parts.map((id) => ({ id, label: t(`console.catalogue.${id}`) }))}
        selected={part}
        onSelect={setPart}
      >
        {data === undefined ? <Skeleton shape="block" /> : <Page offer={data} />}
      </Tabs>
    </>
  );
}
