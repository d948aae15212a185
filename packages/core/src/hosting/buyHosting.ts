import type { BuyHosting, Reply } from '@touchstone/protocol'
import { done, refuse } from '../entry/refusal.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { endOfDay, promisedReturn } from './hostingFormulas.ts'
import { setAside } from './hostingMoney.ts'
import type { HostingOrder } from './hostingOrder.ts'
import type { HostingState } from './hostingState.ts'
import { judgeHosting } from './judgeHosting.ts'

/** Hosts money: the principal is held, the whole return set aside from the treasury; answers the order's number. HOST-3, HOST-4. */
export function buyHosting(state: HostingState, { owner, product, amount, terms }: BuyHosting): Reply {
  const { offer, refused } = judgeHosting(state, owner, product, amount, terms)
  if (refused) return refused
  const asset = state.assets[withdrawalAsset(state)]
  if (!offer || !asset) return refuse('unknown_product')
  const { dailyRatePpm, cycleDays, earlyLossPpm, redemptionDays } = offer.terms
  const frozen = { product, terms: offer.version, dailyRatePpm, cycleDays, earlyLossPpm, redemptionDays }
  const promised = promisedReturn({ amount, dailyRatePpm, cycleDays })
  const id = state.hosting.nextOrder++
  const bought = { owner, amount, ...frozen, promised }
  const order: HostingOrder = { id, ...bought, boughtAt: state.time, paid: 0n, daysPaid: 0, redeemAt: 0 }
  setAside(state, order)
  state.hosting.orders.add(order)
  const endTime = endOfDay(state.time, cycleDays)
  state.emit({ type: 'HostingBought', order: id, ...bought, asset: asset.id, endTime })
  return done(id)
}
