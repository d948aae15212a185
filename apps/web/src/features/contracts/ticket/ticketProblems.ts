import { type Amount, formatPlain } from '@touchstone/quantities'
import { type ContractMarket, priceProblem, tickText } from '../../../products/contracts/contractMarket.ts'
import type { Protection } from '../../../products/contracts/dialogs/protectionInput.ts'
import type { MarketState } from '../marketState.ts'
import { type ContractFields, hasLimitPrice, hasStopPrice } from './contractTicket.ts'
import type { TicketSize } from './ticketSize.ts'

export type ContractField = 'price' | 'stopPrice' | 'lots' | 'takeProfit' | 'stopLoss'

/** Why an order cannot be sent as it stands, in the order in which the customer should mend it. */
export type ContractProblem =
  | { readonly kind: 'market'; readonly state: MarketState }
  | { readonly kind: 'transaction_password_unset' | 'leverage_unaccepted' }
  | { readonly kind: 'empty'; readonly field: ContractField }
  | { readonly kind: 'unreadable'; readonly field: ContractField }
  | { readonly kind: 'off_step'; readonly field: ContractField; readonly step: string }
  | { readonly kind: 'below_minimum'; readonly field: 'lots'; readonly min: string }
  | { readonly kind: 'above_maximum'; readonly field: 'lots'; readonly max: string }
  | { readonly kind: 'share_too_small'; readonly field: 'lots' }

export interface TicketCircumstances {
  readonly market: ContractMarket
  readonly state: MarketState
  readonly transactionPasswordSet: boolean
  /** Leverage above the line was accepted within the last day, or is not needed. */
  readonly leverageAccepted: boolean
}

/** Every problem of the ticket that the page can see itself; the server's preview judges the rest. */
export function contractProblems(
  fields: ContractFields,
  size: TicketSize,
  { market, state, transactionPasswordSet, leverageAccepted }: TicketCircumstances,
): readonly ContractProblem[] {
  const problems: ContractProblem[] = []
  if (state.kind !== 'open') problems.push({ kind: 'market', state })
  if (!transactionPasswordSet) problems.push({ kind: 'transaction_password_unset' })
  if (hasStopPrice(fields.type)) problems.push(...entryProblem('stopPrice', fields.stopPrice, size.stopPrice, market))
  if (hasLimitPrice(fields.type)) problems.push(...entryProblem('price', fields.price, size.price, market))
  problems.push(...lotsProblems(fields, size, market))
  problems.push(...protectionProblems('takeProfit', fields.takeProfit, market))
  problems.push(...protectionProblems('stopLoss', fields.stopLoss, market))
  if (!leverageAccepted) problems.push({ kind: 'leverage_unaccepted' })
  return problems
}

function entryProblem(
  field: 'price' | 'stopPrice',
  text: string,
  price: Amount | undefined,
  market: ContractMarket,
): readonly ContractProblem[] {
  if (text === '') return [{ kind: 'empty', field }]
  if (price === undefined) return [{ kind: 'unreadable', field }]
  if (price <= 0n || price % market.tick !== 0n) return [{ kind: 'off_step', field, step: tickText(market) }]
  return []
}

function lotsProblems(fields: ContractFields, size: TicketSize, market: ContractMarket): readonly ContractProblem[] {
  const field = 'lots'
  const { minLots, maxLots } = market.info
  if (fields.sizedBy === 'percent') {
    if (fields.percent === 0) return [{ kind: 'empty', field }]
    return size.lots !== undefined && size.lots === 0n ? [{ kind: 'share_too_small', field }] : []
  }
  if (fields.lots === '') return [{ kind: 'empty', field }]
  if (size.lots === undefined) return [{ kind: 'unreadable', field }]
  if (size.lots < BigInt(minLots) || size.lots === 0n)
    return [{ kind: 'below_minimum', field, min: String(Math.max(1, minLots)) }]
  return size.lots > BigInt(maxLots) ? [{ kind: 'above_maximum', field, max: String(maxLots) }] : []
}

function protectionProblems(
  field: 'takeProfit' | 'stopLoss',
  protection: Protection,
  market: ContractMarket,
): readonly ContractProblem[] {
  const problem = protection.on ? priceProblem(protection.price, market) : undefined
  if (problem === 'empty') return [{ kind: 'empty', field }]
  return problem ? [{ kind: 'off_step', field, step: formatPlain(market.tick, market.priceScale) }] : []
}

/** A protection as it is sent; undefined while it is off or unfinished. */
export function protectionText({ on, price }: Protection): string | undefined {
  const plain = price.replace(/\.$/, '')
  return on && /[1-9]/.test(plain) ? plain : undefined
}

/** The first problem that concerns a field, to be shown under it. */
export function problemOf(problems: readonly ContractProblem[], field: ContractField): ContractProblem | undefined {
  return problems.find((problem) => 'field' in problem && problem.field === field)
}
