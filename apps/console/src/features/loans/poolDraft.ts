import { formatPlain, parseDecimal } from '@touchstone/quantities'
import type { Loans } from './productDraft.ts'

export type PoolWay = 'fund' | 'return'

const SCALE = 6

/** The balances of two accounts before and after money moves between them. */
export interface PoolMove {
  readonly treasury: string
  readonly free: string
}

/** The balances of the accounts that can pay. */
export type PoolNow = Pick<Loans, 'treasury' | 'free' | 'returnable'>

const units = (text: string) => parseDecimal(text, SCALE)

/** The largest possible movement: money repaid by borrowers stays in the pool. */
export function mostOf(way: PoolWay, { treasury, returnable }: PoolNow): string {
  return way === 'fund' ? treasury : returnable
}

/** The balances afterwards; undefined for an amount that cannot be read or exceeds the balance. */
export function afterMove(way: PoolWay, text: string, now: PoolNow): PoolMove | undefined {
  const amount = units(text)
  const treasury = units(now.treasury)
  const free = units(now.free)
  if (amount === undefined || amount <= 0n || treasury === undefined || free === undefined) return undefined
  if (amount > (units(mostOf(way, now)) ?? 0n)) return undefined
  const moved = way === 'fund' ? amount : -amount
  return { treasury: formatPlain(treasury - moved, SCALE), free: formatPlain(free + moved, SCALE) }
}

/** Whether the money put into the pool is lent, left, paid outside or given up, to the unit. */
export function isBalanced({ funded, lent, free, outside, writtenOff }: Loans): boolean {
  const sum = [lent, free, outside, writtenOff].reduce((total, part) => total + (units(part) ?? 0n), 0n)
  return units(funded) === sum
}

/** Everything owed on a loan. */
export function owedOf(loan: Loans['late'][number]): string {
  const parts = [loan.owedLateFee, loan.owedInterest, loan.owedPrincipal]
  return formatPlain(
    parts.reduce((total, part) => total + (units(part) ?? 0n), 0n),
    SCALE,
  )
}

/** Sum given up by the pool afterwards: the principal owed is added to the sum before. */
export function writtenOffAfter({ writtenOff }: Loans, loan: Loans['late'][number]): string {
  return formatPlain((units(writtenOff) ?? 0n) + (units(loan.owedPrincipal) ?? 0n), SCALE)
}
