import { useState } from 'react'

export interface AmountOrMost {
  readonly amount: string
  /** It follows the most that there is. */
  readonly isMost: boolean
  readonly type: (amount: string) => void
  readonly takeMost: () => void
  /** From here on it is the figure that it is now: it is sent, or meant for something else. */
  readonly settle: () => void
}

/**
 * An amount as it is typed, or the most that there is: that follows the market, because what was the most a second ago may be refused.
 * `most`: "" while unknown.
 */
export function useAmountOrMost(most: string): AmountOrMost {
  const [typed, setTyped] = useState<string | undefined>('')
  const amount = typed ?? most
  return {
    amount,
    isMost: typed === undefined,
    type: setTyped,
    takeMost: () => setTyped(undefined),
    settle: () => setTyped(amount),
  }
}
