// The prize draws: all of them with the member's tickets and what they opened, or one by its id.
import { EmptyState, RewardArt, Skeleton, TicketIcon } from '@baize/ui';
import { useSearchParams } from '../app/address.tsx';
import { LoadFailure } from '../app/records/load-failure.tsx';
import { useModule } from '../app/status.ts';
import { OfferCards } from '../app/offers/offer-card.tsx';
import { useText } from '../app/texts/texts.ts';
import { DrawCard } from '../features/promotions/draws/draw-card.tsx';
import { DrawScreen } from '../features/promotions/draws/draw-screen.tsx';
import { OwnOpenings } from '../features/promotions/draws/own-openings.tsx';
import { OwnTickets } from '../features/promotions/draws/own-tickets.tsx';
import { useDraws, type PrizeDraw } from '../features/promotions/draws/prize-draws.ts';
import draws from '../features/promotions/draws/draws.module.css';
import styles from '../features/promotions/promotions.module.css';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';

export function DrawsPage() {
  return useModule('REWCEN3') ? <Draws /> : <NotFoundScreen />;
}

function Draws() {
  const t = useText();
  const [params] = useSearchParams();
  const { data, error, refetch } = useDraws();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  const id = params.get('id');
  if (id === null) return <Listed list={data.list} />;
  const draw = data.list.find(({ promotionId }) => promotionId === id);
  if (draw === undefined) return <EmptyState icon={<TicketIcon />}>{t('draws.closed')}</EmptyState>;
  return <DrawScreen key={id} draw={draw} />;
}

function Listed({ list }: { list: readonly PrizeDraw[] }) {
  const t = useText();
  return (
    <div className={styles['page']}>
      <header className={styles['intro']} data-ground="dark">
        <RewardArt picture="gift" sizes="700px" eager className={styles['introArt']} />
        <div className={styles['introText']}>
          <h1>{t('draws.title')}</h1>
          <p>{t('draws.intro')}</p>
        </div>
      </header>
      {list.length === 0 ? (
        <EmptyState icon={<TicketIcon />}>{t('draws.none')}</EmptyState>
      ) : (
        <OfferCards>
          {list.map((draw) => (
            <DrawCard key={draw.promotionId} draw={draw} />
          ))}
        </OfferCards>
      )}
      <div className={draws['columns']}>
        <OwnTickets />
        <OwnOpenings />
      </div>
    </div>
  );
}
