// The numbers of orders: an order's own, and of a chase's parts its number with their place.

/** 0 for an order that is no part of a chase. */
export function printOrderId(baseId: string, phase: number): string {
  return phase === 0 ? baseId : `${baseId}-${phase}`;
}

export interface OrderPlace {
  readonly baseId: string;
  readonly phase: number;
}

/** What a number may name: the signs of a number may end like a place. */
export function placesOf(orderId: string): readonly OrderPlace[] {
  const whole = { baseId: orderId, phase: 0 };
  const [, baseId, phase] = /^(.+)-([1-9][0-9]{0,3})$/.exec(orderId) ?? [];
  return baseId === undefined ? [whole] : [whole, { baseId, phase: Number(phase) }];
}
