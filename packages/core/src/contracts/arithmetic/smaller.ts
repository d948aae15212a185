import type { Amount } from '@touchstone/quantities'

/** The smaller of two amounts: Math.min knows no bigint. */
export function smaller(one: Amount, other: Amount): Amount {
  if (one < other) return one
  return other
}

export function larger(one: Amount, other: Amount): Amount {
  if (one > other) return one
  return other
}
