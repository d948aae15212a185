import type { CallInput, ContractRow } from '@touchstone/protocol'
import { priceProblem } from '../../../shared/markets/priceProblem.ts'
import type { ContractMarket } from '../contractMarket.ts'

export interface CloseFields {
  readonly how: 'market' | 'limit'
  readonly lots: string
  readonly price: string
}

export type CloseProblem =
  | { readonly field: 'lots'; readonly kind: 'empty' | 'whole' | 'above' }
  | { readonly field: 'price'; readonly kind: 'empty' | 'step' }

/** Whole lots as entered; undefined when they are none. */
export function enteredLots(text: string): bigint | undefined {
  return /^\d{1,10}$/.test(text) && BigInt(text) > 0n ? BigInt(text) : undefined
}

/** The obstacles to a close, the first to mend first. */
export function closeProblem(
  fields: CloseFields,
  row: Pick<ContractRow, 'lots'>,
  market: ContractMarket,
): CloseProblem | undefined {
  if (fields.lots === '' || /^0+$/.test(fields.lots)) return { field: 'lots', kind: 'empty' }
  const lots = enteredLots(fields.lots)
  if (lots === undefined) return { field: 'lots', kind: 'whole' }
  if (lots > BigInt(row.lots)) return { field: 'lots', kind: 'above' }
  if (fields.how === 'market') return undefined
  const price = priceProblem(fields.price, market)
  return price && { field: 'price', kind: price }
}

/** A close of everything names no lots, so that it stays a close of everything if the position changes meanwhile. */
export function closeRequest(
  fields: CloseFields,
  row: Pick<ContractRow, 'id' | 'lots'>,
): Omit<CallInput<'closeContract'>, 'cid'> {
  return {
    id: row.id,
    ...(fields.lots !== row.lots && { lots: fields.lots }),
    ...(fields.how === 'limit' && { price: fields.price.replace(/\.$/, '') }),
  }
}

/** So many percent of a position in whole lots, at least one. */
export function shareOfLots(lots: string, percent: number): string {
  const part = (BigInt(lots) * BigInt(percent)) / 100n
  return String(part === 0n ? 1n : part)
}
