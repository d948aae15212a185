import { PositionsScreen } from './PositionsScreen.tsx'
import { CRYPTO_POSITIONS, PERPETUAL_POSITIONS } from './positionSet.ts'

/** `/lt`: positions and orders in crypto contracts, dated ones included. */
export function CryptoPositionsScreen() {
  return <PositionsScreen set={CRYPTO_POSITIONS} />
}

/** `/positionList`: positions and orders in perpetuals of every class. */
export function PerpetualPositionsScreen() {
  return <PositionsScreen set={PERPETUAL_POSITIONS} />
}
