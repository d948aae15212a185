import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib'

/** gzip both ways over streams of bytes. */
export interface Compressor {
  compress(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  decompress(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
}

/** Works beside the event loop, in little memory. */
export const streamingGzip: Compressor = {
  compress: (source) => through(source, createGzip({ chunkSize: 256 * 1024 })),
  decompress: (source) => through(source, createGunzip({ chunkSize: 1024 * 1024 })),
}

/** Works at once on the calling thread, so that a simulation finds the same order of events every time. */
export const inlineGzip: Compressor = {
  compress: (source) => whole(source, gzipSync),
  decompress: (source) => whole(source, gunzipSync),
}

function through(source: AsyncIterable<Uint8Array>, transform: NodeJS.ReadWriteStream): AsyncIterable<Uint8Array> {
  const output = pipeline(Readable.from(source), transform, () => undefined)
  return output as unknown as AsyncIterable<Uint8Array>
}

async function* whole(
  source: AsyncIterable<Uint8Array>,
  convert: (bytes: Buffer) => Buffer,
): AsyncIterable<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  yield convert(Buffer.concat(chunks))
}
