import { hkdfSync } from 'node:crypto'

const PURPOSE = 'touchstone signer snapshot 1'
const KEY_BYTES = 32

/** The key that seals the signer's own snapshots: it follows from the seed (HKDF-SHA256), and is used for nothing else. */
export function snapshotKey(words: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', words, '', PURPOSE, KEY_BYTES))
}
