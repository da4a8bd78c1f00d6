// The brand, as staff shape it: what it is called and says, its colours and pictures, where it is
// reached and how phones keep it.
import { useState } from 'react';
import { EmptyState, SectionHead, Skeleton, Tabs } from '@baize/ui';
import { failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { Apps } from './apps.tsx';
import styles from './brand.module.css';
import { Colours } from './colours.tsx';
import { Contacts } from './contacts.tsx';
import { useFace, type Face } from './face.ts';
import { Pictures } from './pictures.tsx';
import { Words } from './words.tsx';

const parts = ['words', 'colours', 'pictures', 'contacts', 'apps'] as const;
type Part = (typeof parts)[number];

const pages: Readonly<Record<Part, (props: { face: Face }) => React.ReactNode>> = {
  words: Words,
  colours: Colours,
  pictures: Pictures,
  contacts: Contacts,
  apps: Apps,
};

/** The part of the face that a form begins with: only another value of it resets the form. */
const beginnings: Readonly<Record<Part, (face: Face) => unknown>> = {
  words: ({ name, heroTitle, heroText }) => [name, heroTitle, heroText],
  colours: ({ colours }) => colours,
  pictures: ({ pictures }) => pictures,
  contacts: () => '',
  apps: () => '',
};

/** Parts that were opened stay, out of sight: what is typed there waits to be saved. */
function Opened({ part, face }: { part: Part; face: Face }) {
  const [opened, setOpened] = useState<readonly Part[]>([part]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  return opened.map((id) => {
    const Page = pages[id];
    return (
      <div key={id} hidden={id !== part}>
        <Page key={JSON.stringify(beginnings[id](face))} face={face} />
      </div>
    );
  });
}

export function Brand() {
  const t = useText();
  const [part, setPart] = useState<Part>('words');
  const { data, error } = useFace();
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead level={1} title={t('operator.brand')} />
      <p className={styles['intro']}>{t('brand.intro')}</p>
      <Tabs
        label={t('brand.parts')}
        tabs={parts.map((id) => ({ id, label: t(`brand.${id}`) }))}
        selected={part}
        onSelect={setPart}
      >
        {data === undefined ? <Skeleton shape="block" /> : <Opened part={part} face={data} />}
      </Tabs>
    </>
  );
}
