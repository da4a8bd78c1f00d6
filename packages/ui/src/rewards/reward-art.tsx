// The picture of a promotion or a good: one of ours by its name, or one that staff sent by its
// digest. What cannot be loaded shows the gift. It fills its place and may be cut at any side.
import { classNames } from '../class-names.ts';
import { usePicture } from '../layout/use-picture.ts';
import styles from './reward-art.module.css';

export interface RewardArtProps {
  picture: string;
  /** How wide it is shown, in the words of `sizes`. */
  sizes: string;
  eager?: boolean | undefined;
  className?: string | undefined;
}

const digest = /^[0-9a-f]{64}$/u;
const name = /^[a-z-]{1,40}$/u;
const otherwise = 'gift';

export function RewardArt({ picture, sizes, eager = false, className }: RewardArtProps) {
  const { isMissing, attempt, onError } = usePicture(picture);
  const loading = eager ? 'eager' : 'lazy';
  const shown = isMissing || !(digest.test(picture) || name.test(picture)) ? otherwise : picture;
  const own = `/art/rewards/${shown}`;
  const srcSet = (kind: string) => `${own}.320.${kind} 320w, ${own}.640.${kind} 640w`;
  return (
    <span className={classNames(styles['art'], className)} aria-hidden="true">
      {digest.test(shown) ? (
        <img
          key={attempt}
          src={`/play/promotion-pictures/${shown}`}
          alt=""
          loading={loading}
          decoding="async"
          onError={onError}
        />
      ) : (
        <picture key={attempt}>
          <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
          <img
            src={`${own}.640.webp`}
            srcSet={srcSet('webp')}
            sizes={sizes}
            alt=""
            loading={loading}
            decoding="async"
            onError={onError}
          />
        </picture>
      )}
    </span>
  );
}
