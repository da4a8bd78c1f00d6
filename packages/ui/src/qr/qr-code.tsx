// A text as a QR code. Always dark on light, in any theme, with the quiet edge that readers need;
// the drawing code is loaded when the first picture is shown.
import { useEffect, useState } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  text: string;
  /** The name of the picture, for screen readers. */
  label: string;
}

interface Drawn {
  readonly size: number;
  readonly path: string;
}

const quietEdge = 4;

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: quietEdge });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

export function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn & { readonly text: string }>();
  useEffect(() => {
    let isWanted = true;
    void draw(text).then((picture) => isWanted && setDrawn({ ...picture, text }));
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawn?.text !== text) return <Skeleton shape="block" className={styles['picture']} />;
  return (
    <svg
      className={styles['picture']}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}
