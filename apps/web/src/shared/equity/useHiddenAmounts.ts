import { readStored, writeStored } from '@touchstone/ui'
import { useState } from 'react'

const HIDDEN_KEY = 'amountsHidden'

/** Whether this reader's own amounts are covered, and how to turn that: kept for the next time and for every screen of them. */
export function useHiddenAmounts(): readonly [hidden: boolean, turn: () => void] {
  const [hidden, setHidden] = useState(() => readStored(HIDDEN_KEY) === '1')
  const turn = () => {
    setHidden(!hidden)
    writeStored(HIDDEN_KEY, hidden ? null : '1')
  }
  return [hidden, turn]
}
