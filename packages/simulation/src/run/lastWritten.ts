import type { SimulatedDisk } from '@touchstone/log'

const SEGMENT = /\.segment$/
/** Of a segment. Blocks begin behind it. */
const HEADER_BYTES = 512

/** The last byte of the log that is not zero: one of its last block. Undefined when every block is archived. */
export function lastWritten(disk: SimulatedDisk): { readonly path: string; readonly byte: number } | undefined {
  const segments = disk.paths().filter((path) => SEGMENT.test(path))
  for (const path of segments.sort().reverse()) {
    const byte = disk.contents(path).findLastIndex((value) => value !== 0)
    if (byte >= HEADER_BYTES) return { path, byte }
  }
  return undefined
}
