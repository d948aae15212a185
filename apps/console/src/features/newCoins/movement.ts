import { formatPlain, parseDecimal } from '@touchstone/quantities'
import { balanceChange } from '../../shared/acts/balanceChange.ts'
import type { Change } from '../../shared/acts/Changes.tsx'
import type { Offering } from './offeringDraft.ts'

/** fund: coins come in · pay: money goes to the issuer · unsold: coins go back to the issuer. */
export type MovementWay = 'fund' | 'pay' | 'unsold'

const SCALE = 8
const units = (text: string) => parseDecimal(text, SCALE) ?? 0n
const plain = (amount: bigint) => formatPlain(amount, SCALE)

/** The largest possible movement; undefined when only its evidence limits it. */
export function mostOf(way: MovementWay, { paid, coins }: Offering): string | undefined {
  if (way === 'fund') return undefined
  return way === 'pay' ? paid : coins
}

/** The balances before and after a movement, or undefined for an amount that exceeds the balance. */
export function afterMovement(way: MovementWay, text: string, offering: Offering): Omit<Change, 'label'> | undefined {
  if (way === 'fund') return balanceChange(offering.funded, text, 'in')
  return balanceChange(way === 'pay' ? offering.paid : offering.coins, text, 'out')
}

/** The sum of decimals. */
export function sumOf(parts: readonly string[]): string {
  return plain(parts.reduce((sum, part) => sum + units(part), 0n))
}
