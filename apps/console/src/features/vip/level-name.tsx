// A level by its badge, its colour and its name in the reader's language.
import type { VipEmblem } from '@baize/contract';
import { useText } from '../../app/texts.ts';
import styles from './vip.module.css';

export interface NamedLevel {
  readonly emblem: VipEmblem;
  readonly colour: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly name?: string;
}

export function LevelName({ level }: { level: NamedLevel }) {
  const name = useLevelName(level);
  const art = `/art/vip/${level.emblem}.64`;
  return (
    <span className={styles['level']}>
      <picture>
        <source srcSet={`${art}.avif`} type="image/avif" />
        <img src={`${art}.webp`} alt="" width={32} height={32} />
      </picture>
      <b>{name}</b>
      <i style={{ '--hue': level.colour }} aria-hidden="true" />
    </span>
  );
}

export function useLevelName({ names, name, emblem }: NamedLevel): string {
  const t = useText();
  return name ?? (names?.[t.tag]?.trim() || t(`vip.emblem-${emblem}`));
}
