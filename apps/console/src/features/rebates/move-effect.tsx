// The effect of a move on rebates: the categories in which the branch has less than before.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { rateText, rebatesKey } from './staff-rebates.ts';

export function RebateMoveEffect({ memberId: id, upline }: { memberId: string; upline: string }) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: [...rebatesKey, 'move', id, upline],
    queryFn: async () => unwrap(await client.rebates.previewRebateMove({ id, upline })),
  });
  if (error) return <p role="status">{failureText(t, error)}</p>;
  if (!data) return null;
  return (
    <div role="status">
      <b>{t('console.rebates.move-effect')}</b>
      {data.list.length === 0 ? <p>{t('console.rebates.move-effect-none')}</p> : null}
      {data.list.map(({ category, before, after }) => (
        <p key={category}>
          {t(`console.rebates.move-${after === 0 ? 'ends' : 'falls'}`, {
            games: t(`catalogue.category-${category}`),
            before: rateText(before, t.tag),
            after: rateText(after, t.tag),
          })}
        </p>
      ))}
    </div>
  );
}
