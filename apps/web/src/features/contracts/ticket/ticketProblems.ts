import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { trailProblems, visibleProblems } from '../../../terminal/ticket/conditions/conditionProblems.ts'
import { type EntryField, type EntryProblem, priceProblems } from '../../../terminal/ticket/entryProblems.ts'
import { PROTECTION_LEGS, type ProtectionLeg } from '../../../terminal/ticket/protection/protection.ts'
import { protectionProblems, type WrongSide } from '../../../terminal/ticket/protection/protectionProblems.ts'
import type { MarketState } from '../marketState.ts'
import type { ContractFields } from './contractTicket.ts'
import type { TicketSize } from './ticketSize.ts'

export type ContractField = EntryField | 'lots' | ProtectionLeg

/** Why an order cannot be sent as it stands, in the order in which the customer should mend it. */
export type ContractProblem =
  | EntryProblem<ContractField>
  | { readonly kind: 'market'; readonly state: MarketState }
  | { readonly kind: 'leverage_unaccepted' }
  | { readonly kind: 'share_too_small'; readonly field: 'lots' }
  /** The size is given by the loss at the stop-loss, which is missing or on the wrong side. */
  | { readonly kind: 'no_risk'; readonly field: 'lots' }
  | WrongSide

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
  problems.push(...priceProblems(fields, market), ...trailProblems(fields, market))
  problems.push(...lotsProblems(fields, size, market))
  problems.push(...visibleProblems(fields, { scale: 0, step: 1n, whole: size.lots }))
  for (const leg of PROTECTION_LEGS) problems.push(...protectionProblems(leg, fields[leg], size[leg], market))
  if (!leverageAccepted) problems.push({ kind: 'leverage_unaccepted' })
  return problems
}

function lotsProblems(fields: ContractFields, size: TicketSize, market: ContractMarket): readonly ContractProblem[] {
  const field = 'lots'
  const { minLots, maxLots } = market.info
  if (fields.sizedBy === 'percent') {
    if (fields.percent === 0) return [{ kind: 'empty', field }]
    return size.lots !== undefined && size.lots === 0n ? [{ kind: 'share_too_small', field }] : []
  }
  if (fields.sizeText === '') return [{ kind: 'empty', field }]
  if (fields.sizeUnit === 'risk' && size.risk === undefined) return [{ kind: 'no_risk', field }]
  if (size.lots === undefined) return [{ kind: 'unreadable', field }]
  if (fields.sizeUnit !== 'lots' && size.lots === 0n) return [{ kind: 'share_too_small', field }]
  if (size.lots < BigInt(minLots) || size.lots === 0n)
    return [{ kind: 'below_minimum', field, limit: String(Math.max(1, minLots)), unit: '' }]
  return size.lots > BigInt(maxLots) ? [{ kind: 'above_maximum', field, limit: String(maxLots), unit: '' }] : []
}
