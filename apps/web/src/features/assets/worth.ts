import { type Amount, formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'

const SCALE = 6
const PER_MILLE = 1_000n

export type WorthAccount = 'funds' | 'contract' | 'delivery' | 'hosting'

/** One account's part of what all are worth. */
export interface WorthPart {
  readonly account: WorthAccount
  /** In USDT. */
  readonly value: string
  /** Of the sum of all parts that are above zero, in thousandths, rounded down; 0 for a part that is not. */
  readonly perMille: number
}

export interface Worth {
  readonly total: string
  readonly parts: readonly WorthPart[]
}

function units(value: string): Amount {
  return readDown(value, SCALE) ?? 0n
}

/** All accounts together, to the last digit. */
export function worthOf(values: Readonly<Record<WorthAccount, string>>): Worth {
  const accounts = Object.entries(values) as [WorthAccount, string][]
  const above = accounts.reduce((sum, [, value]) => (units(value) > 0n ? sum + units(value) : sum), 0n)
  const total = accounts.reduce((sum, [, value]) => sum + units(value), 0n)
  const parts = accounts.map(([account, value]) => ({
    account,
    value,
    perMille: units(value) > 0n ? Number((units(value) * PER_MILLE) / above) : 0,
  }))
  return { total: formatDecimal(total, SCALE), parts }
}
