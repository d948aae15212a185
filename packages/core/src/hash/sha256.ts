/** SHA-256 (FIPS 180-4) in the middle of its work. */
export interface Sha256 {
  update(bytes: Uint8Array): unknown
  /** Of everything so far, 32 bytes. Nothing may be added afterwards, but to copies made before. */
  digest(): Uint8Array
  copy(): Sha256
}

/** The platform's SHA-256. The core has none of its own: in plain integers it took most of the time of a snapshot. */
export type NewSha256 = () => Sha256

export function sha256(newSha256: NewSha256, bytes: Uint8Array): Uint8Array {
  const hash = newSha256()
  hash.update(bytes)
  return hash.digest()
}

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}
