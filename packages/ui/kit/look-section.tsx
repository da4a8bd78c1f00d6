// The parts of the kit page that are looked at and pressed: hero, tiles, buttons and overlays.
import { useState } from 'react';
import {
  Badge,
  Banner,
  BellIcon,
  Button,
  Card,
  CherryIcon,
  Dialog,
  Dropdown,
  FlameIcon,
  IconButton,
  menuItemClass,
  SearchIcon,
  SectionHead,
  showToast,
  StarIcon,
  Tabs,
  Tile,
  TileShelf,
  WalletIcon,
} from '../src/index.ts';
import { texts, tiles } from './texts.ts';
import styles from './kit.module.css';

export function HeroSection() {
  const actions = (
    <>
      <Button kind="primary">{texts.play}</Button>
      <Button>{texts.more}</Button>
    </>
  );
  return (
    <Banner art="/art/heroes/golden-lotus-20" title={texts.heroTitle} actions={actions} eager>
      {texts.heroText}
    </Banner>
  );
}

export function TileSection() {
  const [filter, setFilter] = useState<string>(texts.tabs[0]);
  const tabs = texts.tabs.map((label) => ({ id: label as string, label }));
  return (
    <section className={styles['stack']}>
      <SectionHead
        icon={<CherryIcon />}
        title={texts.slots}
        fact={texts.slotsFact}
        actions={
          <Tabs
            look="pill"
            label={texts.tabLabel}
            tabs={tabs}
            selected={filter}
            onSelect={setFilter}
          />
        }
      />
      <TileShelf>
        {tiles.map(([code, name, fact], at) => (
          <Tile
            key={code}
            art={`/art/tiles/${code}`}
            name={name}
            fact={fact}
            eager
            badge={
              at % 3 === 0 ? (
                <Badge tone="live" icon={<FlameIcon />}>
                  {texts.hot}
                </Badge>
              ) : undefined
            }
            corner={
              <IconButton size="small" label={`${texts.favourite} ${name}`} icon={<StarIcon />} />
            }
            renderLink={({ className, children }) => (
              <a href={`#${code}`} className={className}>
                {children}
              </a>
            )}
          />
        ))}
      </TileShelf>
    </section>
  );
}

function DialogSample({ startsOpen }: { startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.openDialog}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={texts.dialogTitle}
        closeLabel={texts.close}
        moveLabel={texts.move}
        footer={
          <>
            <Button kind="ghost" onClick={close}>
              {texts.cancel}
            </Button>
            <Button kind="primary" onClick={close}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        <p>{texts.dialogBody}</p>
      </Dialog>
    </>
  );
}

export function ButtonSection({ startsOpen }: { startsOpen: boolean }) {
  const say = () => showToast({ kind: 'good', text: texts.toast, detail: texts.toastDetail });
  return (
    <Card title={texts.buttons}>
      <div className={styles['row']}>
        <Button kind="primary" icon={<WalletIcon />}>
          {texts.deposit}
        </Button>
        <Button>{texts.more}</Button>
        <Button kind="ghost">{texts.cancel}</Button>
        <Button kind="danger">{texts.danger}</Button>
        <Button loading>{texts.saving}</Button>
        <Button disabled>{texts.deposit}</Button>
        <Button size="small">{texts.seeAll}</Button>
        <IconButton label={texts.search} icon={<SearchIcon />} kind="secondary" />
        <IconButton label={texts.notices} icon={<BellIcon />} badge={3} />
        <DialogSample startsOpen={startsOpen} />
        <Button onClick={say}>{texts.sayToast}</Button>
        <Dropdown button={texts.vendors}>
          {(close) =>
            texts.vendorNames.map((name) => (
              <button key={name} type="button" className={menuItemClass} onClick={close}>
                {name}
              </button>
            ))
          }
        </Dropdown>
      </div>
    </Card>
  );
}
