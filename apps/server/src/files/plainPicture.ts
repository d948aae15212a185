import { JPEG_MAX_SCANS, PICTURE_MAX_PARTS } from './pictureLimits.ts'

/** Beginnings of files that are something else as well: pages, programs, archives, documents. */
const FOREIGN = [
  '<script',
  '<html',
  '<svg',
  '<?php',
  '<!doctype',
  '%pdf-',
  'pk\u0003\u0004',
  'pk\u0005\u0006',
  'rar!\u001a',
  '7z\u00bc\u00af',
  '\u007felf',
  'gif8',
  'javascript:',
]

/** Chunks that say how the pixels look. All others are notes, and may unpack to any size. */
const PNG_KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'sRGB'])
const PNG_START = 8
/** Length, name and checksum around the content of a chunk. */
const CHUNK_FRAME = 12

function isForeign(part: Buffer): boolean {
  const text = part.toString('latin1').toLowerCase()
  return FOREIGN.some((beginning) => text.includes(beginning))
}

/** The chunks that make the picture; undefined when it is not a whole PNG and nothing else. */
function plainPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, PNG_START)]
  let at = PNG_START
  for (let parts = 0; parts < PICTURE_MAX_PARTS && at + CHUNK_FRAME <= bytes.length; parts += 1) {
    const next = at + CHUNK_FRAME + bytes.readUInt32BE(at)
    if (next > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    const chunk = bytes.subarray(at, next)
    if (PNG_KEPT.has(name)) kept.push(chunk)
    else if (isForeign(chunk)) return undefined
    if (name === 'IEND') return next === bytes.length ? Buffer.concat(kept) : undefined
    at = next
  }
  return undefined
}

/** Where the compressed data that begins at `from` ends: at the next marker that is no part of it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    const within = marker === 0x00 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (!within) return at
  }
  return bytes.length
}

/** Cameras add their own: nothing, padding, a smaller JPEG, or a trailer that ends with its maker's mark. */
function isCamerasTrailer(rest: Buffer): boolean {
  if (rest.every((byte) => byte === 0)) return true
  const secondPicture = rest.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))
  return secondPicture || rest.toString('latin1', rest.length - 4) === 'SEFT'
}

/** The JPEG without the bytes that follow it; undefined when it is not a whole JPEG, or something else besides. */
function plainJpeg(bytes: Buffer): Buffer | undefined {
  let at = 2
  let scans = 0
  for (let parts = 0; parts < PICTURE_MAX_PARTS && at + 2 <= bytes.length && bytes[at] === 0xff; parts += 1) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xd9) {
      const rest = bytes.subarray(at + 2)
      return isCamerasTrailer(rest) && !isForeign(rest) ? bytes.subarray(0, at + 2) : undefined
    }
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (at + 4 > bytes.length) return undefined
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    const isNote = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)
    if (isNote && isForeign(bytes.subarray(at + 4, next))) return undefined
    const isScan = marker === 0xda
    if (isScan) scans += 1
    if (scans > JPEG_MAX_SCANS) return undefined
    at = isScan ? endOfScan(bytes, next) : next
  }
  return undefined
}

/**
 * The picture without its notes (PNG) or the bytes that follow it (JPEG), ready to be decoded; undefined for a file that is
 * cut off or could be read as something else as well. Time is linear in its bytes.
 */
export function plainPicture(bytes: Buffer, format: 'jpeg' | 'png'): Buffer | undefined {
  return format === 'png' ? plainPng(bytes) : plainJpeg(bytes)
}
