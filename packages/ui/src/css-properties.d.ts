// Custom properties may be set in a style prop: they carry numbers from state into a style sheet.
import 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
