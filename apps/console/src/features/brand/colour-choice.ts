// The colours being chosen: all of them, of which only differences from the house's are stored.
import {
  brandColourNames,
  houseColours,
  type BrandColour,
  type BrandColours,
  type ColourPair,
} from '@baize/contract';

export type Choice = Readonly<Record<BrandColour, ColourPair>>;
export type Light = keyof ColourPair;
export const lights = ['light', 'dark'] as const satisfies readonly Light[];

export const choiceOf = (own: BrandColours): Choice => ({ ...houseColours, ...own });

export function ownOf(choice: Choice): BrandColours {
  const own = brandColourNames.filter((name) =>
    lights.some((light) => choice[name][light] !== houseColours[name][light]),
  );
  return Object.fromEntries(own.map((name) => [name, choice[name]]));
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/u.test(text);

export const isWhole = (choice: Choice): boolean =>
  brandColourNames.every((name) => lights.every((light) => isColour(choice[name][light])));

/** The custom properties that show a choice inside a ground of one light. */
export function propertiesOf(choice: Choice, light: Light): React.CSSProperties {
  return Object.fromEntries(
    brandColourNames.map((name) => [`--brand-${name}`, choice[name][light]]),
  ) as React.CSSProperties;
}
