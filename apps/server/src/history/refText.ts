import { CUSTOMER_REFS, type PostingReason } from '@touchstone/protocol'

interface Referring {
  readonly type: PostingReason
  readonly ref: number
}

/** What moved the money, as its owner is told: '' when there is nothing to name, or when it is another customer. */
export function refText({ type, ref }: Referring): string {
  return ref === 0 || CUSTOMER_REFS.has(type) ? '' : String(ref)
}
