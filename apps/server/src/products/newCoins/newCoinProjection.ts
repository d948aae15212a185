import { hongKongDay } from '@touchstone/core/formulas'
import type { CoinId } from '@touchstone/protocol'
import type { BatchRows } from '../../projector/batchRows.ts'
import { defineProjection, type Place } from '../../projector/projection.ts'
import { COIN_DAYS, COIN_PAYOUTS, COIN_SUBSCRIPTION_STEPS, COIN_SUBSCRIPTIONS } from './newCoinTables.ts'

/** What an offering's figures change by. */
interface Change {
  readonly coins?: bigint
  readonly allocated?: bigint
  readonly held?: bigint
  readonly paid?: bigint
}

const NO_CHANGE = { coins: 0n, allocated: 0n, held: 0n, paid: 0n }

function change(rows: BatchRows, coin: CoinId, { time }: Place, changed: Change): void {
  const row = { coin, day: hongKongDay(time), ...NO_CHANGE, ...changed }
  rows.put(COIN_DAYS, row, (before, next) => ({
    ...next,
    coins: before.coins + next.coins,
    allocated: before.allocated + next.allocated,
    held: before.held + next.held,
    paid: before.paid + next.paid,
  }))
}

/** New coins in history: subscriptions, what happened to each, and what offerings held day by day. */
export const NEW_COIN_PROJECTION = defineProjection({
  tables: [COIN_SUBSCRIPTIONS, COIN_SUBSCRIPTION_STEPS, COIN_DAYS, COIN_PAYOUTS],
  events: {
    OfferingFunded({ coin, amount }, place, rows) {
      change(rows, coin, place, { coins: amount })
    },
    CoinsSubscribed(event, place, rows) {
      rows.add(COIN_SUBSCRIPTIONS, { ...event, sequence: place.sequence, time: place.time })
      change(rows, event.coin, place, { held: event.cost })
    },
    SubscriptionDecided({ subscription, owner, coin, passed, allocated, paid, refund, reason }, place, rows) {
      const { sequence, time } = place
      const step = passed ? ('passed' as const) : ('not_passed' as const)
      const moved = { coins: allocated, paid, refund }
      rows.add(COIN_SUBSCRIPTION_STEPS, { subscription, step, owner, ...moved, reason, at: time, sequence, time })
      change(rows, coin, place, { coins: -allocated, allocated, held: -(paid + refund), paid })
    },
    CoinsReleased({ subscription, owner, amount, at }, { sequence, time }, rows) {
      const moved = { coins: amount, paid: 0n, refund: 0n, reason: '' }
      rows.add(COIN_SUBSCRIPTION_STEPS, { subscription, step: 'released', owner, ...moved, at, sequence, time })
    },
    CoinsReturned({ subscription, owner, coin, amount, refund }, place, rows) {
      const { sequence, time } = place
      const moved = { coins: amount, paid: 0n, refund, reason: '' }
      rows.add(COIN_SUBSCRIPTION_STEPS, { subscription, step: 'returned', owner, ...moved, at: time, sequence, time })
      change(rows, coin, place, { coins: amount, allocated: -amount, paid: -refund })
    },
    OfferingPaidOut({ coin, asset, amount, evidence }, { sequence, time }, rows) {
      rows.add(COIN_PAYOUTS, { sequence, coin, asset, amount, evidence, day: hongKongDay(time), time })
    },
  },
  elsewhere: {
    OfferingSet: 'told by the decision that it came from',
    OfferingAllocated: 'told by the subscriptions it decided',
    CoinListed: 'what is so now is asked of the core',
    CoinNotListed: 'what is so now is asked of the core',
  },
})
