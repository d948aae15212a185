import { DECODED_MAX_BYTES, PICTURE_MAX_PIXELS } from './pictureLimits.ts'

/** Format and size that the first bytes of a picture promise. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png'
  readonly width: number
  readonly height: number
  /** Bytes a decoder needs when it must hold the whole picture. */
  readonly decodedBytes: number
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Samples a pixel by colour type. */
const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** A decoder of progressive JPEG keeps two bytes a sample until the last scan. */
const JPEG_BYTES_A_SAMPLE = 2
/** Segments before the frame: notes of cameras and programs. */
const JPEG_NOTES_MAX = 1_000

function readPngHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const [width, height, depth] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.readUInt8(24)]
  const samples = PNG_SAMPLES[bytes.readUInt8(25)]
  if (samples === undefined) return undefined
  return { format: 'png', width, height, decodedBytes: width * height * samples * (depth > 8 ? 2 : 1) }
}

/** SOF0 to SOF15 without the three numbers that mean tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function readJpegHeader(bytes: Buffer): PictureHeader | undefined {
  let at = 2
  for (let notes = 0; notes < JPEG_NOTES_MAX && at + 10 <= bytes.length && bytes[at] === 0xff; notes += 1) {
    const marker = bytes.readUInt8(at + 1)
    if (isFrame(marker)) {
      const [height, width, samples] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7), bytes.readUInt8(at + 9)]
      return { format: 'jpeg', width, height, decodedBytes: width * height * samples * JPEG_BYTES_A_SAMPLE }
    }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/**
 * Reads format and size from the content, never from a name; undefined when it is neither JPEG nor PNG. Costs nothing,
 * however large the picture says it is.
 */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPngHeader(bytes)
  if (bytes.length > 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return readJpegHeader(bytes)
  return undefined
}

/** Small enough to be decoded at all. */
export function isDecodable({ width, height, decodedBytes }: PictureHeader): boolean {
  return width > 0 && height > 0 && width * height <= PICTURE_MAX_PIXELS && decodedBytes <= DECODED_MAX_BYTES
}
