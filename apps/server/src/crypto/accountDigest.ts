import { createHmac } from 'node:crypto'
import { drawKey } from './keyFiles.ts'

/** Digests by which accounts at banks and payment services can be compared, and not be guessed. */
export type AccountDigest = (account: string) => string

/**
 * `key`: of the files; one for this purpose is drawn from it. Spelled as people spell it, an account is the same with and without
 * its spaces, dashes and capitals. '' for a text that names no account.
 */
export function createAccountDigest(key: Buffer): AccountDigest {
  const ownKey = drawKey(key, 'accounts of payees')
  return (account) => {
    const plain = account.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    return plain === '' ? '' : createHmac('sha256', ownKey).update(plain).digest('hex')
  }
}
