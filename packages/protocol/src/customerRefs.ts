import { VOCABULARIES } from './vocabularies.ts'

interface ToldReason {
  readonly says: string
  /** `customer`: the `ref` of such a posting is the number of another customer. */
  readonly ref?: 'customer'
}

/** Reasons whose `ref` is the number of another customer. It stands in the log, for auditors; no customer is told it. */
export const CUSTOMER_REFS: ReadonlySet<string> = new Set(
  VOCABULARIES.flatMap(({ reasons }) =>
    Object.entries<ToldReason>(reasons).flatMap(([word, { ref }]) => (ref === 'customer' ? [word] : [])),
  ),
)
