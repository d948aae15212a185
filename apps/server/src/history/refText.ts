import { CUSTOMER_REFS, type PostingReason } from '@touchstone/protocol'

export interface Referring {
  readonly type: PostingReason
  readonly ref: number
}

/** The cause of a move of money, as its owner is told: '' when there is none to name, or when it is another customer. */
export function refText({ type, ref }: Referring): string {
  return ref === 0 || CUSTOMER_REFS.has(type) ? '' : String(ref)
}
