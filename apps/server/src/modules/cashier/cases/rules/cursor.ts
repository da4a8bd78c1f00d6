// Where a page of the queue ended: the next begins behind it, whatever came or went meanwhile.
export interface QueuePlace {
  readonly rank: number;
  readonly requestedAt: number;
  readonly id: string;
}

export const printPlace = ({ rank, requestedAt, id }: QueuePlace): string =>
  `${rank}.${requestedAt}.${id}`;

/** Undefined for a text that no page gave. */
export function readPlace(text: string): QueuePlace | undefined {
  const [, rank = '', requestedAt = '', id = ''] =
    /^([01])\.(\d{1,15})\.([0-9a-zA-Z_-]{1,64})$/u.exec(text) ?? [];
  return id === '' ? undefined : { rank: Number(rank), requestedAt: Number(requestedAt), id };
}
