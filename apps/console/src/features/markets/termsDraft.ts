import type { MarketTerms } from './market.ts'

export type Draft = Readonly<Record<string, string>>

export interface TermsChange {
  readonly field: string
  readonly value: string
}

/** Fields whose value differs from the present one, in the order of the form. */
export function changesOf({ changeable }: MarketTerms, draft: Draft): readonly TermsChange[] {
  return changeable
    .map(({ field, value }) => ({ field, before: value, value: (draft[field] ?? value).trim() }))
    .filter(({ before, value }) => value !== before)
    .map(({ field, value }) => ({ field, value }))
}

/** Limits are plain decimal numbers without a sign or an exponent; the server knows which must be whole. */
export function isPlainNumber(text: string): boolean {
  return /^\d{1,20}(\.\d{1,18})?$/.test(text)
}
