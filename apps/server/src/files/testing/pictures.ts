import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const PLAIN = { background: '#7a8a99', channels: 3 } as const

export function jpegOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, ...PLAIN } })
    .jpeg()
    .toBuffer()
}

export function pngOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, ...PLAIN } })
    .png()
    .toBuffer()
}

/** One chunk of a PNG, checksum and all. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(content.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}
