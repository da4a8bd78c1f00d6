// How a deposit is to be paid, as calls show it: only while it is open, and a QR code as a picture.
import { renderSVG } from 'uqr';
import { isOpen, type Deposit } from './rules/deposit.ts';

const nothing = {
  qrImage: '',
  receiver: null,
  address: '',
  network: '',
  reference: '',
  payAmount: '',
  payUntil: null,
};

/** The reference stays: staff and player find the transfer by it. */
export function instructionsOf(deposit: Deposit) {
  const { shown, reference, payUntil } = deposit;
  if (!isOpen(deposit)) return { ...nothing, reference };
  const { qrText, receiver = null, address = '', network = '', payAmount = '' } = shown;
  const qrImage = qrText === undefined ? '' : pictureOf(qrText);
  return { qrImage, receiver, address, network, reference, payAmount, payUntil };
}

function pictureOf(content: string): string {
  const svg = renderSVG(content, { border: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
