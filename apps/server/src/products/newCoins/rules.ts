import type { OfferingView } from '@touchstone/protocol'

function allocation({ terms: { way } }: OfferingView): string {
  if (way === 'review')
    return 'Requests are decided one by one, by two people; who is passed is given all that was asked for.'
  return (
    'After the end everybody is given the same part of what was asked for, rounded down to the step of the coin. Steps that the ' +
    'rounding leaves over go, one each, to those it cost something, in the order of their requests.'
  )
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** How coins are given out, paid for, locked and paid back: one sentence each, of these terms. */
export function rulesOf(view: OfferingView, coin: string, currency: string): string[] {
  const { issuePrice, min, max, lockDays } = view.terms
  return [
    `One ${coin} costs ${issuePrice} ${currency}. A customer asks for at least ${min} ${coin} at once and at most ${max} ${coin} altogether.`,
    `What your request costs is held in your funds account, rounded up to the smallest unit. It stays yours until coins are given.`,
    allocation(view),
    `What is not used for coins is free again at once.`,
    lockDays === 0
      ? `The coins you are given cannot be used before the listing.`
      : `The coins you are given cannot be used before the listing and for ${days(lockDays)} of 24 hours after it.`,
    `If the coin is not listed by its date, you can give your coins back for what you paid, for as long as it is not listed.`,
    `After the listing the price is what the market pays: it may fall below the issue price, to nothing at worst. Nobody promises to buy.`,
  ]
}
