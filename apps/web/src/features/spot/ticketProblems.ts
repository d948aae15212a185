import { type Amount, formatPlain } from '@touchstone/quantities'
import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import { trailProblems, visibleProblems } from '../../terminal/ticket/conditions/conditionProblems.ts'
import { type EntryField, type EntryProblem, priceProblems } from '../../terminal/ticket/entryProblems.ts'
import { PROTECTION_LEGS, type ProtectionLeg } from '../../terminal/ticket/protection/protection.ts'
import { protectionProblems, type WrongSide } from '../../terminal/ticket/protection/protectionProblems.ts'
import { sentByTurnover, type TicketFields, type TicketFunds, type TicketSize } from './orderTicket.ts'

export type TicketField = EntryField | 'amount' | 'turnover' | ProtectionLeg

/** Why an order cannot be sent as it stands, in the order in which the customer should mend it. */
export type TicketProblem =
  | EntryProblem<TicketField>
  | { readonly kind: 'market_halted' | 'market_cancel_only'; readonly reason: string }
  | { readonly kind: 'insufficient_balance'; readonly field: TicketField }
  | { readonly kind: 'no_balance_yet' }
  | WrongSide

export interface TicketCircumstances {
  readonly market: SpotMarket
  /** Undefined while balances are loading. */
  readonly funds: TicketFunds | undefined
  readonly transactionPasswordSet: boolean
}

/** Every problem of the ticket; the first per field is the one to show. Empty when it may be sent. */
export function ticketProblems(
  fields: TicketFields,
  size: TicketSize,
  { market, funds, transactionPasswordSet }: TicketCircumstances,
): readonly TicketProblem[] {
  const problems: TicketProblem[] = []
  if (market.state === 'halted') problems.push({ kind: 'market_halted', reason: market.reason })
  if (market.state === 'cancel_only') problems.push({ kind: 'market_cancel_only', reason: market.reason })
  if (!transactionPasswordSet) problems.push({ kind: 'transaction_password_unset' })
  problems.push(...priceProblems(fields, market), ...trailProblems(fields, market))
  problems.push(...sizeProblems(fields, size, market, funds))
  problems.push(...visibleProblems(fields, { scale: market.amountScale, step: market.lot, whole: size.amount }))
  for (const leg of PROTECTION_LEGS) problems.push(...protectionProblems(leg, fields[leg], size[leg], market))
  if (!funds) problems.push({ kind: 'no_balance_yet' })
  return problems
}

function sizeProblems(
  fields: TicketFields,
  size: TicketSize,
  market: SpotMarket,
  funds: TicketFunds | undefined,
): TicketProblem[] {
  const field: TicketField = fields.sizedBy === 'turnover' ? 'turnover' : 'amount'
  const entered = fields.sizedBy === 'turnover' ? fields.turnover : fields.amount
  const nothingHeld = funds && (fields.side === 'buy' ? funds.quote : funds.base) === 0n
  if (fields.sizedBy === 'percent' && fields.percent > 0 && nothingHeld)
    return [{ kind: 'insufficient_balance', field }]
  if (fields.sizedBy === 'percent' ? fields.percent === 0 : entered === '') return [{ kind: 'empty', field }]
  const byTurnover = sentByTurnover(fields)
  const known = fields.sizedBy === 'turnover' ? size.turnover : fields.sizedBy === 'amount' ? size.amount : 0n
  if (known === undefined) return [{ kind: 'unreadable', field }]
  const limits = byTurnover ? [] : amountLimits(field, size.amount, market)
  return [...limits, ...turnoverLimits(size, market), ...balanceLimit(fields, size, funds)].slice(0, 1)
}

function amountLimits(field: TicketField, amount: Amount | undefined, market: SpotMarket): TicketProblem[] {
  if (amount === undefined) return []
  const text = (units: Amount) => formatPlain(units, market.amountScale)
  if (amount < market.minAmount || amount === 0n)
    return [{ kind: 'below_minimum', field, limit: text(market.minAmount || market.lot), unit: market.base }]
  if (market.maxAmount > 0n && amount > market.maxAmount)
    return [{ kind: 'above_maximum', field, limit: text(market.maxAmount), unit: market.base }]
  return amount % market.lot === 0n ? [] : [{ kind: 'off_step', field, step: text(market.lot) }]
}

function turnoverLimits(size: TicketSize, market: SpotMarket): TicketProblem[] {
  if (size.turnover === undefined) return []
  const text = (units: Amount) => formatPlain(units, market.turnoverScale)
  const of = { field: 'turnover', unit: market.quote } as const
  if (size.turnover < market.minTurnover || size.turnover === 0n)
    return [{ kind: 'below_minimum', limit: text(market.minTurnover), ...of }]
  if (market.maxTurnover > 0n && size.turnover > market.maxTurnover)
    return [{ kind: 'above_maximum', limit: text(market.maxTurnover), ...of }]
  return []
}

function balanceLimit(fields: TicketFields, size: TicketSize, funds: TicketFunds | undefined): TicketProblem[] {
  if (!funds) return []
  const [needed, available, field] =
    fields.side === 'buy'
      ? ([size.turnover, funds.quote, 'turnover'] as const)
      : ([size.amount, funds.base, 'amount'] as const)
  return needed !== undefined && needed > available ? [{ kind: 'insufficient_balance', field }] : []
}
