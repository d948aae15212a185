// A build's plugin: beside every file of text that is worth it, the same file as browsers take it compressed. The server sends what is
// there and compresses nothing itself.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|webmanifest)$/
/** Below that one packet carries it as it is. */
const LEAST_BYTES = 1024
/** Browsers take Brotli from this machine and over TLS alone. */
const FORMATS = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
]

async function compress(path) {
  const bytes = await readFile(path)
  if (bytes.length < LEAST_BYTES) return
  await Promise.all(FORMATS.map(async ([ending, packed]) => writeFile(path + ending, await packed(bytes))))
}

/** @returns {import('vite').Plugin} */
export function compressAssets() {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const paths = Object.keys(bundle).filter((name) => name.startsWith('assets/') && TEXT.test(name))
      await Promise.all(paths.map((name) => compress(join(dir, name))))
    },
  }
}
