import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../errors/refusal.ts'
import { UPLOAD_LIMIT_BYTES } from '../gateway/request/multipartRequest.ts'
import { createPictureCleaner } from './pictureCleaner.ts'
import { jpegOf, pngChunk, pngOf } from './testing/pictures.ts'

const cleaner = createPictureCleaner()
let jpeg: Buffer
let png: Buffer

/** The outcome, and its time in milliseconds. */
async function outcomeOf(bytes: Buffer, minimum = 1): Promise<{ outcome: string; took: number }> {
  const started = performance.now()
  const outcome = await cleaner.clean(bytes, minimum).then(
    () => 'kept',
    (error: unknown) => (error instanceof Refusal ? error.rejection : String(error)),
  )
  return { outcome, took: performance.now() - started }
}

beforeAll(async () => {
  jpeg = await jpegOf(800, 700)
  png = await pngOf(700, 800)
  // The first picture waits for its process to start.
  await cleaner.clean(jpeg, 1)
})
afterAll(() => cleaner.stop())

describe('honest pictures', () => {
  it('become upright JPEGs without a trace of where and with what they were taken', async () => {
    const camera = await sharp(jpeg)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'CanaryCamera' }, IFD3: { GPSLatitude: '22/1 17/1 0/1' } })
      .toBuffer()
    expect(camera.includes('CanaryCamera')).toBe(true)
    const kept = await cleaner.clean(camera, 600)
    const metadata = await sharp(kept.bytes).metadata()
    expect(kept.bytes.includes('CanaryCamera')).toBe(false)
    expect([metadata.format, metadata.exif, metadata.xmp, metadata.icc]).toEqual([
      'jpeg',
      undefined,
      undefined,
      undefined,
    ])
    expect([kept.width, kept.height]).toEqual([700, 800])
  })

  it('lose the notes of a PNG, however far those would unpack', async () => {
    const bomb = Buffer.concat([Buffer.from('note\0\0'), deflateSync(Buffer.alloc(200_000_000))])
    const noted = Buffer.concat([png.subarray(0, 33), pngChunk('zTXt', bomb), png.subarray(33)])
    const kept = await cleaner.clean(noted, 600)
    expect((await sharp(kept.bytes).metadata()).comments).toBeUndefined()
    expect([kept.width, kept.height]).toEqual([700, 800])
  })

  it('may bring a second picture or padding after the first, as cameras do', async () => {
    const withPreview = Buffer.concat([jpeg, await jpegOf(40, 30)])
    expect(await cleaner.clean(withPreview, 600)).toMatchObject({ width: 800, height: 700 })
    expect(await cleaner.clean(Buffer.concat([jpeg, Buffer.alloc(100)]), 600)).toMatchObject({ width: 800 })
  })

  it('are kept no larger than anybody can read', async () => {
    expect(await cleaner.clean(await pngOf(6_000, 3_000), 600)).toMatchObject({ width: 4_096, height: 2_048 })
  })

  it('carry the name of whoever looks at them', async () => {
    const kept = await cleaner.clean(png, 600)
    const marked = await cleaner.mark(kept.bytes, 'operator1 2026-01-01')
    const [before, after] = await Promise.all([kept.bytes, marked].map((bytes) => sharp(bytes).stats()))
    expect(await sharp(marked).metadata()).toMatchObject({ width: 700, height: 800 })
    expect(after?.channels[0]?.stdev).toBeGreaterThan((before?.channels[0]?.stdev ?? 0) + 5)
  })
})

describe('pictures that are none, or more than one thing', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
  )
  const made = (): [string, Buffer | Promise<Buffer>][] => [
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['an SVG', svg],
    ['a GIF', sharp(png).gif().toBuffer()],
    ['a WebP', sharp(png).webp().toBuffer()],
    ['a TIFF', sharp(png).tiff().toBuffer()],
    ['a picture cut in half', jpeg.subarray(0, jpeg.length / 2)],
    ['a PNG cut in half', png.subarray(0, png.length / 2)],
    ['a PNG with a page behind it', Buffer.concat([png, Buffer.from('<html><script>alert(1)</script>')])],
    ['a PNG with anything behind it', Buffer.concat([png, Buffer.from('x')])],
    ['a JPEG with an archive behind it', Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004payload', 'latin1')])],
    ['a JPEG with a program behind it', Buffer.concat([jpeg, Buffer.from('#!/bin/sh\nrm -rf /')])],
    ['a JPEG with a page behind a second picture', Buffer.concat([jpeg, jpeg, Buffer.from('<script>')])],
    ['a JPEG with a document in a comment', withComment('%PDF-1.7 1 0 obj')],
    ['a JPEG with a script in a comment', withComment('<?php system($_GET[0]);')],
    [
      'a PNG with a page in a note',
      Buffer.concat([
        png.subarray(0, 33),
        pngChunk('tEXt', Buffer.from('a\0<script>alert(1)</script>')),
        png.subarray(33),
      ]),
    ],
  ]
  const withComment = (text: string) => {
    const comment = Buffer.from(text)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(comment.length + 2)
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)])
  }

  it('are refused', async () => {
    for (const [what, bytes] of made())
      expect([what, (await outcomeOf(await bytes)).outcome]).toEqual([what, 'image_refused'])
  })

  it('are refused when too small, with the size that is asked for', async () => {
    const refusal = await cleaner.clean(await jpegOf(900, 599), 600).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ rejection: 'image_too_small', facts: { min: 600 } })
  })
})

describe('bombs', () => {
  const header = (width: number, height: number, depth = 8, interlaced = 0) => {
    const content = Buffer.alloc(13)
    content.writeUInt32BE(width, 0)
    content.writeUInt32BE(height, 4)
    content.set([depth, 6, 0, 0, interlaced], 8)
    return pngChunk('IHDR', content)
  }
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  const end = pngChunk('IEND', Buffer.alloc(0))
  const frame = (width: number, height: number) => {
    const bytes = Buffer.from('ffd8ffc0001108000000000301220002110103110100', 'hex')
    bytes.writeUInt16BE(height, 7)
    bytes.writeUInt16BE(width, 9)
    return bytes
  }
  const scans = () => {
    const from = jpeg.indexOf(Buffer.from([0xff, 0xda]))
    const scan = jpeg.subarray(from, -2)
    return Buffer.concat([jpeg.subarray(0, from), ...Array.from({ length: 120 }, () => scan), jpeg.subarray(-2)])
  }

  /**
   * The best of a few, or of many while a busy machine takes longer: the measurement is of the bomb, not of the machine's
   * other work.
   */
  const quickest = async (what: string, bytes: Buffer): Promise<number> => {
    let least = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < 3 || (least >= 200 && tries < 50); tries++) {
      const { outcome, took } = await outcomeOf(bytes)
      expect([what, outcome]).toEqual([what, 'image_refused'])
      least = Math.min(least, took)
    }
    return least
  }

  it('are refused within 200 ms and leave the server as small as it was', { timeout: 180_000 }, async () => {
    const bombs: [string, Buffer][] = [
      [
        '50,000 × 50,000 PNG',
        Buffer.concat([start, header(50_000, 50_000), pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))), end]),
      ],
      ['2³¹ × 2³¹ PNG', Buffer.concat([start, header(2 ** 31, 2 ** 31), end])],
      ['50,000 × 50,000 JPEG', frame(50_000, 50_000)],
      ['40 megapixels of 16 bits, interlaced', Buffer.concat([start, header(6_300, 6_300, 16, 1), end])],
      ['no pixels', Buffer.concat([start, header(0, 900), end])],
      ['a JPEG of 120 scans', scans()],
      [
        'a million chunks',
        Buffer.concat([
          start,
          header(900, 900),
          ...Array.from({ length: 500_000 }, () => pngChunk('aaAa', Buffer.alloc(0))),
          end,
        ]),
      ],
      ['eight megabytes of markers', Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(UPLOAD_LIMIT_BYTES - 2, 0xff)])],
      [
        'eight megabytes of notes',
        Buffer.concat([start, header(900, 900), pngChunk('tEXt', Buffer.alloc(8_000_000, 0x61)), png.subarray(0, 9)]),
      ],
    ]
    const before = process.memoryUsage().rss
    for (const [what, bytes] of bombs) expect(await quickest(what, bytes), what).toBeLessThan(200)
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
  })

  it('that look honest until they are unpacked cost their own process only', async () => {
    const rows = Buffer.alloc((6_000 * 4 + 1) * 100)
    const short = Buffer.concat([start, header(6_000, 6_000), pngChunk('IDAT', deflateSync(rows)), end])
    const before = process.memoryUsage().rss
    expect((await outcomeOf(short)).outcome).toBe('image_refused')
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
    expect((await outcomeOf(jpeg)).outcome).toBe('kept')
  })
})
