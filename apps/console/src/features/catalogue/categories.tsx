// The lanes of the lobby in their order, and the vendors of the one that is chosen.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { gameCategories, type GameCategory, type OfferState } from '@baize/contract';
import { Card } from '@baize/ui';
import { client } from '../../app/client.ts';
import { OrderList } from '../../app/order-list.tsx';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';
import { LaneVendors } from './lane-vendors.tsx';
import { useOfferChange, type CategoryFact, type Offer } from './offer.ts';
import { StateSelect } from './state-select.tsx';

const isCategory = (id: string): id is GameCategory => gameCategories.some((one) => one === id);

export function Categories({ offer }: { offer: Offer }) {
  const t = useText();
  const may = useMay('catalogue.edit');
  const [chosen, setChosen] = useState<string>();
  const order = useOfferChange(async (ids: readonly string[]) =>
    unwrap(await client.catalogue.orderCategories({ categories: ids.filter(isCategory) })),
  );
  const turn = useOfferChange(async (asked: { category: string; state: OfferState }) =>
    unwrap(await client.catalogue.switchCategory(asked)),
  );
  const of = new Map<string, CategoryFact>(offer.categories.map((one) => [one.category, one]));
  const open = of.get(chosen ?? '') ?? offer.categories[0];
  const nameOf = (id: string) => (isCategory(id) ? t(`catalogue.category-${id}`) : id);
  return (
    <div className={styles['columns']}>
      <Card title={t('console.catalogue.categories-order')}>
        <p className={styles['hint']}>{t('console.catalogue.move-hint')}</p>
        <OrderList
          label={t('console.catalogue.categories-order')}
          ids={offer.categories.map(({ category }) => category)}
          nameOf={nameOf}
          disabled={!may}
          saving={order.isPending}
          onSave={(ids) => order.mutate(ids)}
        >
          {(id) => {
            const lane = of.get(id);
            return lane === undefined ? null : (
              <>
                <button
                  type="button"
                  className={styles['open']}
                  aria-pressed={lane === open}
                  onClick={() => setChosen(id)}
                >
                  {nameOf(id)}
                  <span>{t('console.catalogue.vendor-count', { count: playable(lane) })}</span>
                </button>
                <StateSelect
                  name={nameOf(id)}
                  state={lane.state}
                  switched={{ category: lane.category }}
                  disabled={!may || turn.isPending}
                  onState={(state) => turn.mutate({ category: id, state })}
                />
              </>
            );
          }}
        </OrderList>
      </Card>
      {open ? <LaneVendors key={open.category} lane={open} vendors={offer.vendors} /> : null}
    </div>
  );
}

const playable = ({ cards }: CategoryFact) =>
  cards.filter(({ shown, games }) => shown !== 'off' && games > 0).length;
