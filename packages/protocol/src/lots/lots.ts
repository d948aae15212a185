/** A deposit or purchase, numbered from 1 over the whole log, never reused. */
export type LotId = number
