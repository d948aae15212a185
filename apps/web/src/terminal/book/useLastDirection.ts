import { useState } from 'react'
import { compareDecimals } from '../../shared/decimals/exactDecimal.ts'

type Direction = 'up' | 'down' | 'flat'

/** Which way the last price moved when it last moved. */
export function useLastDirection(symbol: string, last: string): Direction {
  const [seen, setSeen] = useState<{ symbol: string; last: string; direction: Direction }>({
    symbol,
    last,
    direction: 'flat',
  })
  if (seen.symbol === symbol && seen.last === last) return seen.direction
  const known = seen.symbol === symbol && seen.last !== '' && last !== ''
  const moved = known ? compareDecimals(last, seen.last) : 0
  const direction = moved > 0 ? 'up' : moved < 0 ? 'down' : known ? seen.direction : 'flat'
  setSeen({ symbol, last, direction })
  return direction
}
