// Draws an icon of the library as the library does, without features that none of our icons uses:
// the builds of the front ends use it instead of the library's own, which is ten times as large.
import { createElement, type ReactNode, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  /** 24 where it is left out, as builds do. */
  readonly size?: number;
  readonly aliases?: readonly unknown[];
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
  readonly children?: ReactNode;
}

/** Whether screen readers announce it. */
const isTold = (props: object): boolean =>
  Object.entries(props).some(
    ([name, value]) => /^(?:aria-.*|role|title)$/u.test(name) && value !== undefined,
  );

export function drawIcon({ name, size: side = 24, aliases = [], node }: IconData) {
  const also = aliases.filter((alias) => typeof alias === 'string');
  const own = ['lucide', ...[name, ...also].map((one) => `lucide-${one}`)].join(' ');
  return ({ size = 24, color, className, children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        fill: 'none',
        stroke: color ?? 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        ...(children !== undefined || isTold(rest) ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
