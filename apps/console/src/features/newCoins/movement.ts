import { formatPlain, parseDecimal } from '@touchstone/quantities'
import type { Change } from '../../shared/acts/Changes.tsx'
import type { Offering } from './offeringDraft.ts'

/** fund: coins come in · pay: money goes to the issuer · unsold: coins go back to the issuer. */
export type MovementWay = 'fund' | 'pay' | 'unsold'

const SCALE = 8
const units = (text: string) => parseDecimal(text, SCALE) ?? 0n
const plain = (amount: bigint) => formatPlain(amount, SCALE)

/** The most that can move; undefined where nothing but its evidence bounds it. */
export function mostOf(way: MovementWay, { paid, coins }: Offering): string | undefined {
  if (way === 'fund') return undefined
  return way === 'pay' ? paid : coins
}

/** What stands before and after a movement, or undefined for an amount that is not there. */
export function afterMovement(way: MovementWay, text: string, offering: Offering): Omit<Change, 'label'> | undefined {
  const amount = units(text)
  if (amount <= 0n) return undefined
  const most = mostOf(way, offering)
  if (most !== undefined && amount > units(most)) return undefined
  if (way === 'fund') return { before: offering.funded, after: plain(units(offering.funded) + amount) }
  const before = way === 'pay' ? offering.paid : offering.coins
  return { before, after: plain(units(before) - amount) }
}

/** The sum of decimals. */
export function sumOf(parts: readonly string[]): string {
  return plain(parts.reduce((sum, part) => sum + units(part), 0n))
}
