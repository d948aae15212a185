import { type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { FUNDS, HOSTING } from '../ledger/accounts.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableIn } from '../ledger/freeIn.ts'
import { nextHostingDue } from './due.ts'
import { dailyReturn, promisedReturn } from './hostingFormulas.ts'
import { escrowOf, type HostingOrder } from './hostingOrder.ts'
import type { HostingState } from './hostingState.ts'

/** I5: the principal of live orders, in the customers' hosting wallets. */
export function heldByHosting(state: HostingState, owner: OwnerId, wallet: number, asset: number): Amount {
  if (wallet !== HOSTING || asset !== withdrawalAsset(state)) return 0n
  let sum = 0n
  for (const { amount } of state.hosting.orders.ofOwner(owner)) sum += amount
  return sum
}

/** I15: the escrow holds the unpaid returns of live orders, to the unit, and nothing else; no order pays more than promised or too late. */
export function checkHosting(state: HostingState): void {
  let promised = 0n
  for (const order of state.hosting.orders.all()) {
    checkOrder(order)
    promised += escrowOf(order)
  }
  const currency = withdrawalAsset(state)
  state.assets.forEach((_, asset) => {
    const escrowed = availableIn(state, SYSTEM_OWNERS.escrow, FUNDS, asset)
    const coming = asset === currency ? promised : 0n
    if (escrowed !== coming)
      throw new InvariantBroken('I15', `the escrow has ${escrowed}, orders have ${coming} coming`)
  })
  const due = nextHostingDue(state)
  if (!state.clockStopped && due !== 0 && due <= state.time)
    throw new InvariantBroken('I15', `what was due at ${due} has not happened at ${state.time}`)
}

function checkOrder(order: HostingOrder): void {
  const { id, promised, paid, daysPaid, cycleDays } = order
  const sound = promised === promisedReturn(order) && paid === dailyReturn(order) * BigInt(daysPaid)
  if (!sound || paid > promised || daysPaid >= cycleDays)
    throw new InvariantBroken('I15', `order ${id} was promised ${promised}, and paid ${paid} for ${daysPaid} days`)
}
