// How a deposit is to be paid, as every call that shows it gives it: a picture to scan, an account
// or an address, the reference to write, and until when.
import { Type, type TSchema } from 'typebox';
import { text } from '../kit/schema.ts';

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const instructions = {
  /** A data: address of a picture (SVG) to scan; empty without one. */
  qrImage: text(60_000),
  /** The account to pay to. */
  receiver: orNull(
    Type.Object({
      bankCode: text(40),
      bankName: text(80),
      number: text(64),
      holder: text(100),
    }),
  ),
  /** An address of a network, and which network. */
  address: text(120),
  network: text(20),
  /** To be written with the transfer, exactly. */
  reference: text(40),
  /** What to send, with its unit, where it is not the amount of the deposit: `8.52 USDT`. */
  payAmount: text(40),
  /** Until when it is to be paid; null without a deadline. */
  payUntil: orNull(Type.Integer()),
};
