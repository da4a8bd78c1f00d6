// The vendors of one category in their order: which are hot, and whose games open in a popup.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Card, Switch } from '@baize/ui';
import { client } from '../../app/client.ts';
import { OrderList } from '../../app/order-list.tsx';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';
import { useOfferChange, type CardFact, type CategoryFact, type VendorFact } from './offer.ts';
import { Picture } from './picture.tsx';
import { ShownStatus } from './state-select.tsx';

export interface LaneVendorsProps {
  lane: CategoryFact;
  vendors: readonly VendorFact[];
}

export function LaneVendors({ lane: { category, cards }, vendors }: LaneVendorsProps) {
  const t = useText();
  const may = useMay('catalogue.edit');
  const [all, setAll] = useState(false);
  const order = useOfferChange(async (ids: readonly string[]) =>
    unwrap(await client.catalogue.orderVendors({ category, vendors: [...ids] })),
  );
  const byCode = new Map(cards.map((card) => [card.vendor, card]));
  const facts = new Map(vendors.map((one) => [one.vendor, one]));
  const title = t('console.catalogue.vendors-of', {
    category: t(`catalogue.category-${category}`),
  });
  return (
    <Card
      title={title}
      aside={
        <Switch checked={all} onChange={() => setAll(!all)}>
          {t('console.catalogue.show-closed')}
        </Switch>
      }
    >
      <OrderList
        label={title}
        ids={cards.map(({ vendor }) => vendor)}
        nameOf={(id) => facts.get(id)?.displayName ?? id}
        isHidden={(id) => !all && byCode.get(id)?.shown === 'off'}
        disabled={!may}
        saving={order.isPending}
        onSave={(ids) => order.mutate(ids)}
      >
        {(id) => {
          const card = byCode.get(id);
          const fact = facts.get(id);
          return card && fact ? <LaneCard category={category} card={card} fact={fact} /> : null;
        }}
      </OrderList>
    </Card>
  );
}

interface LaneCardProps {
  category: string;
  card: CardFact;
  fact: VendorFact;
}

function LaneCard({ category, card, fact }: LaneCardProps) {
  const t = useText();
  const may = useMay('catalogue.edit');
  const edit = useOfferChange(async (asked: { hot?: boolean; popup?: boolean }) =>
    unwrap(await client.catalogue.editCard({ category, vendor: card.vendor, ...asked })),
  );
  const { displayName: name } = fact;
  return (
    <>
      <span className={styles['named']}>
        <Picture address={fact.picture} isSquare />
        <span>
          <strong>{name}</strong> <code>{card.vendor}</code>
          <br />
          <ShownStatus shown={card.shown} />{' '}
          <small>{t('console.catalogue.game-count', { count: card.games })}</small>
        </span>
      </span>
      <span className={styles['flags']}>
        <Switch
          aria-label={t('console.catalogue.hot-in', { name })}
          checked={card.hot}
          disabled={!may || edit.isPending}
          onChange={() => edit.mutate({ hot: !card.hot })}
        >
          {t('console.catalogue.hot')}
        </Switch>
        <Switch
          aria-label={t('console.catalogue.popup-in', { name })}
          checked={card.popup}
          disabled={!may || edit.isPending}
          onChange={() => edit.mutate({ popup: !card.popup })}
        >
          {t('console.catalogue.popup')}
        </Switch>
      </span>
    </>
  );
}
