import { createHmac } from 'node:crypto'
import type { Envelopes } from '../crypto/envelope.ts'

/** The words of conversations: in the database they are ciphertext, bound to the place where they stand. */
export interface SealedWords {
  seal(place: string, text: string): string
  /** '' stays ''. */
  open(place: string, sealed: string): string
  /** Tells two requests with one client id apart, without telling what was written. */
  digest(...parts: readonly string[]): string
}

export function createSealedWords(envelopes: Envelopes, hashKey: Buffer): SealedWords {
  return {
    seal: (place, text) => (text === '' ? '' : envelopes.sealText(`support ${place}`, text)),
    open: (place, sealed) => (sealed === '' ? '' : envelopes.openText(`support ${place}`, sealed)),
    digest: (...parts) => createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('base64url'),
  }
}

/** Places of words, by what they belong to. */
export const placeOf = {
  title: (ticketId: string) => `title of ${ticketId}`,
  post: (ticketId: string, number: number) => `message ${number} of ${ticketId}`,
  note: (ticketId: string, time: number) => `note ${time} of ${ticketId}`,
  comment: (ticketId: string) => `comment on ${ticketId}`,
} as const
