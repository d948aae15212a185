import { type OfferingView, say } from '@touchstone/protocol'

function lockUp(days: number): string {
  if (days === 0) return say('coin_lock_none')
  return days === 1 ? say('coin_lock_day') : say('coin_lock_days', { days })
}

/** How coins are given out, paid for, locked and paid back: one sentence each, of these terms. */
export function rulesOf({ terms }: OfferingView, coin: string, currency: string): string[] {
  const { issuePrice, min, max, lockDays, way } = terms
  return [
    say('coin_price', { coin, price: issuePrice, currency, min, max }),
    say('coin_hold'),
    say(way === 'review' ? 'coin_review' : 'coin_pro_rata'),
    say('coin_rest'),
    lockUp(lockDays),
    say('coin_unlisted'),
    say('coin_market'),
  ]
}
