import { Refusal } from '../errors/refusal.ts'

/** A bank's name for one line of a statement. */
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9 ./:_-]{2,63}$/

/** Throws Refusal('reference_missing') for a text that is no bank's reference of a payment. */
export function checkReference(text: string): void {
  if (!REFERENCE.test(text)) throw new Refusal('reference_missing')
}
