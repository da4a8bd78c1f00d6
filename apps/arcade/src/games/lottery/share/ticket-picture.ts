// Draws a ticket as a picture on paper, however long it is. Drawn in the page: no service sees it.
import type { Ticket, TicketRow } from './ticket.ts';

/** What the picture needs of a canvas. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'fillText' | 'fillRect' | 'measureText' | 'font' | 'fillStyle' | 'textAlign' | 'direction'
>;

export const pictureWidth = 720;
const margin = 40;
const inner = pictureWidth - 2 * margin;
const colours = { paper: '#fdfaf1', ink: '#10241b', mute: '#53655c', brass: '#7f5407' } as const;
const family = 'Manrope, "Noto Sans Thai", "Noto Sans", system-ui, sans-serif';

interface Writing {
  readonly size: number;
  readonly weight?: number;
  readonly colour?: keyof typeof colours;
}

/** Draws from the top down; gives how high the picture is. */
export function drawTicket(pen: Pen, ticket: Ticket, direction: 'ltr' | 'rtl'): number {
  let y = margin;
  pen.direction = direction;
  const [startX, endX] =
    direction === 'rtl' ? [pictureWidth - margin, margin] : [margin, pictureWidth - margin];
  const style = ({ size, weight = 500, colour = 'ink' }: Writing) => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.fillStyle = colours[colour];
  };
  const at = (text: string, side: 'start' | 'end') => {
    pen.textAlign = side;
    pen.fillText(text, side === 'start' ? startX : endX, y);
  };
  const line = (text: string, writing: Writing) => {
    style(writing);
    for (const part of wrapped(pen, text, inner)) {
      y += writing.size * 1.35;
      at(part, 'start');
    }
  };
  const pair = (name: string, value: string, writing: Writing) => {
    y += writing.size * 1.6;
    style({ ...writing, colour: 'mute', weight: 500 });
    at(name, 'start');
    style(writing);
    at(value, 'end');
  };
  const rule = () => {
    y += 18;
    pen.fillStyle = colours.mute;
    pen.fillRect(margin, y, inner, 1);
    y += 6;
  };
  const row = ({ play, numbers, odds, stake, terms }: TicketRow) => {
    line(numbers, { size: 30, weight: 800 });
    pair(odds === '' ? play : `${play} × ${odds}`, stake, { size: 24, weight: 700 });
    if (terms !== '') line(terms, { size: 22, colour: 'mute' });
    y += 10;
  };
  line(ticket.brand, { size: 26, weight: 800, colour: 'brass' });
  line(ticket.game, { size: 42, weight: 800 });
  for (const [name, value] of ticket.facts) pair(name, value, { size: 22, weight: 600 });
  rule();
  ticket.rows.forEach(row);
  rule();
  pair(...ticket.total, { size: 32, weight: 800 });
  y += 10;
  line(ticket.note, { size: 20, colour: 'mute' });
  return Math.ceil(y + margin);
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words in lines that fit, also of languages that write no blanks between them. */
export function wrapped(
  pen: Pick<Pen, 'measureText'>,
  text: string,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const { segment } of words.segment(text)) {
    if (line === '' || pen.measureText(line + segment).width <= width) line += segment;
    else {
      lines.push(line.trim());
      line = segment.trimStart();
    }
  }
  return [...lines, line.trim()];
}

/** The canvas with the picture on it; false where the browser has none. */
export function paintTicket(
  canvas: HTMLCanvasElement,
  ticket: Ticket,
  direction: 'ltr' | 'rtl',
): boolean {
  const pen = canvas.getContext('2d');
  if (pen === null) return false;
  canvas.width = pictureWidth;
  // Another height empties the canvas: it is measured first.
  canvas.height = drawTicket(pen, ticket, direction);
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawTicket(pen, ticket, direction);
  return true;
}
