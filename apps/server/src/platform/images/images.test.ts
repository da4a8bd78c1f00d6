// A picture comes out as pixels and nothing else; what only claims to be one, or would burst the
// memory when it is opened, does not come out at all.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureBytes, pictureBytesMax, pictureKind, remakePicture } from './index.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c7a58' } });

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s comes out as WebP within its size',
  async (kind) => {
    const bytes = await plain(640, 320).toFormat(kind).toBuffer();
    expect(pictureKind(bytes)).toBe(kind);
    const made = await remakePicture(bytes, { sideMax: 160 });
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 160, height: 80 });
    const square = await remakePicture(bytes, { sideMax: 160, isSquare: true });
    expect(await sharp(square).metadata()).toMatchObject({ width: 160, height: 160 });
  },
);

// @proves R135
test('place, camera and texts of a picture are removed', async () => {
  const exif = { IFD0: { Copyright: 'secret-word', Make: 'camera' } };
  const bytes = await plain(50, 50).withExif(exif).jpeg().toBuffer();
  expect(bytes.includes('secret-word')).toBe(true);
  const made = await remakePicture(bytes, { sideMax: 50 });
  expect(made?.includes('secret-word')).toBe(false);
  expect((await sharp(made).metadata()).exif).toBeUndefined();
});

/** A PNG of a few hundred bytes that says it is 60,000 by 60,000. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1000));
  const parts = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([mark, ...parts]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

// @proves A13 R135
test('a non-picture and a decompression bomb are refused', async () => {
  const png = await plain(40, 40).png().toBuffer();
  const tries: Record<string, Buffer> = {
    'a drawing with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a page': Buffer.from('<html><script>alert(1)</script></html>'),
    'a picture cut off': png.subarray(0, 60),
    'a mark and nothing else': png.subarray(0, 12),
    nothing: Buffer.alloc(0),
    'a bomb': bomb(),
    'one that is too heavy': Buffer.concat([png, Buffer.alloc(pictureBytesMax)]),
  };
  for (const [name, bytes] of Object.entries(tries)) {
    expect(await remakePicture(bytes, { sideMax: 100 }), name).toBeUndefined();
  }
});

/** A picture whose head says another size than it has. */
const says = (bytes: Buffer, at: number, words: readonly number[]) => {
  const lying = Buffer.from(bytes);
  words.forEach((byte, index) => (lying[at + index] = byte));
  return lying;
};

// @proves R135
test('a small JPEG or WebP that declares a huge size is not opened', async () => {
  const jpeg = await plain(64, 64).jpeg().toBuffer();
  // Height and width stand behind the mark of the frame, its length and its precision.
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  const webp = await plain(64, 64).webp().toBuffer();
  // A key frame's width and height stand behind its start code, in 14 bits each.
  const key = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  for (const bomb of [
    says(jpeg, frame, [0xff, 0xdc, 0xff, 0xdc]),
    says(webp, key, [0xff, 0x3f, 0xff, 0x3f]),
  ]) {
    const { width, height } = await sharp(bomb, { limitInputPixels: false }).metadata();
    expect(width * height).toBeGreaterThan(200_000_000);
    expect(await remakePicture(bomb, { sideMax: 100 })).toBeUndefined();
  }
});

test('an animation keeps its first frame', async () => {
  const frames = await Promise.all(
    ['#0c7a58', '#f0b429', '#0b251b'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(3);
  const made = await remakePicture(moving, { sideMax: 40 });
  const { pages, width, height } = await sharp(made).metadata();
  expect([pages ?? 1, width, height]).toEqual([1, 40, 40]);
});

// @proves R135
test('a polyglot file or one with a wrong signature is refused', async () => {
  const gif = await plain(40, 40).gif().toBuffer();
  const tiff = await plain(40, 40).tiff().toBuffer();
  const png = await plain(40, 40).png().toBuffer();
  const mark = (bytes: number[], rest: Buffer) => Buffer.concat([Buffer.from(bytes), rest]);
  const tries: Record<string, Buffer> = {
    'a GIF that is a script too': Buffer.concat([gif, Buffer.from('=1;alert(1)//')]),
    'a TIFF': tiff,
    'a document with a picture in it': Buffer.concat([Buffer.from('%PDF-1.7\n'), png]),
    'an archive': Buffer.from('PK\u0003\u0004 and so on'),
    'a script under the mark of a JPEG': mark([0xff, 0xd8, 0xff], Buffer.from('/*alert(1)*/')),
    'a page under the mark of a WebP': Buffer.from('RIFF\0\0\0\0WEBP<script>alert(1)</script>'),
    'a drawing under the mark of a PNG': mark([...png.subarray(0, 8)], Buffer.from('<svg/>')),
  };
  for (const [name, bytes] of Object.entries(tries)) {
    expect(await remakePicture(bytes, { sideMax: 100 }), name).toBeUndefined();
  }
});

// @proves A13
test('data behind a picture is removed', async () => {
  const png = await plain(40, 40).png().toBuffer();
  const made = await remakePicture(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), {
    sideMax: 40,
  });
  expect(made?.includes('<script>') ?? false).toBe(false);
});

test('base64 is read with or without its data-URL prefix, nothing else is', () => {
  expect(pictureBytes('aGk=')?.toString()).toBe(Buffer.from('hi').toString());
  expect(pictureBytes('data:image/png;base64,aGk=')).toEqual(Buffer.from('hi'));
  for (const text of ['', 'a b', 'data:text/html;base64,aGk=', '<svg/>']) {
    expect(pictureBytes(text)).toBeUndefined();
  }
});
