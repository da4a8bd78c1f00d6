// The pictures of an application; one grows when it is pressed.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { EmptyState, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { promotionsKey } from './staff-promotion.ts';
import styles from './claims.module.css';

function Picture({ id, number }: { id: string; number: number }) {
  const t = useText();
  const [isLarge, setLarge] = useState(false);
  const { data, error } = useQuery({
    queryKey: [...promotionsKey, 'picture', id],
    queryFn: async () => unwrap(await client.promotions.getClaimPicture({ id })).picture,
    staleTime: Infinity,
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <button
      type="button"
      className={styles['picture']}
      aria-expanded={isLarge}
      aria-label={t('console.promotions.enlarge', { number })}
      onClick={() => setLarge(!isLarge)}
    >
      <img
        src={`data:image/webp;base64,${data}`}
        alt={t('console.promotions.picture-number', { number })}
      />
    </button>
  );
}

export function ClaimPictures({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles['pictures']}>
      {pictures.map((id, at) => (
        <li key={id}>
          <Picture id={id} number={at + 1} />
        </li>
      ))}
    </ul>
  );
}
