// Encodes a server's text frame of the WebSocket protocol (RFC 6455, section 5.2) once, so that
// the same bytes go to every socket that follows the topic. [S10]
import type { NumberedMessage } from './event-log.ts';

const finalText = 0x81;
const lengthIn16Bits = 126;
const lengthIn64Bits = 127;
const bytesMaxIn16Bits = 0xffff;

function header(length: number): Buffer {
  if (length < lengthIn16Bits) return Buffer.from([finalText, length]);
  if (length <= bytesMaxIn16Bits) {
    const bytes = Buffer.from([finalText, lengthIn16Bits, 0, 0]);
    bytes.writeUInt16BE(length, 2);
    return bytes;
  }
  const bytes = Buffer.alloc(10);
  bytes[0] = finalText;
  bytes[1] = lengthIn64Bits;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
}

export function encodeFrame(content: object): Buffer {
  const body = Buffer.from(JSON.stringify(content));
  return Buffer.concat([header(body.length), body]);
}

export function encodeEvent({ topic, seq, event, payload }: NumberedMessage): Buffer {
  return encodeFrame({ op: 'event', topic, seq, event, payload });
}
