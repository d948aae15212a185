import { PRINCIPAL_REASONS, type Wallet } from '@touchstone/protocol'
import type { ProductResult } from '../trading/result.ts'

/** A product's part of a customer's result. */
export interface ResultParts extends ProductResult {
  readonly product: string
  /** Of its entries in the ledger. */
  readonly reasons: readonly string[]
}

/** Where an entry of the ledger counts. */
export interface EntryKind {
  readonly type: string
  readonly wallet: Wallet
}

/**
 * The product whose result an entry belongs to: by its reason, and a trading fee by the account that paid it. '' for what only came or
 * went. Throws for a reason of no product: its change would be missing from every part.
 */
export function productOf(parts: readonly ResultParts[], { type, wallet }: EntryKind): string {
  if (PRINCIPAL_REASONS.has(type)) return ''
  const found =
    (type === 'fee' ? parts.find(({ feesOf }) => feesOf === wallet) : undefined) ??
    parts.find(({ reasons }) => reasons.includes(type))
  if (!found) throw new Error(`no product has entries of the kind ${type}`)
  return found.product
}
