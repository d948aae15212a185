/** SHA-256 (FIPS 180-4) in the middle of its work. */
export interface Sha256 {
  update(bytes: Uint8Array): unknown
  /** Of everything so far, 32 bytes. Nothing may be added afterwards, but to copies made before. */
  digest(): Uint8Array
  copy(): Sha256
}

/** The platform's SHA-256. The core has none of its own: in plain integers it took most of the time of a snapshot. */
export type NewSha256 = () => Sha256

/** The platform takes less than 2 GiB at once. */
const PART_BYTES = 1 << 26

/** Calls `onPart` after each 64 MiB. */
export function sha256(newSha256: NewSha256, bytes: Uint8Array, onPart: () => void): Uint8Array {
  const hash = newSha256()
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    hash.update(bytes.subarray(at, at + PART_BYTES))
    onPart()
  }
  return hash.digest()
}

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}
