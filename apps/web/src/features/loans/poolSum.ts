import type { CallData } from '@touchstone/protocol'
import { readDown } from '../../shared/decimals/exactDecimal.ts'
import { DECIMALS } from './currency.ts'

type Pool = Pick<CallData<'getLoanBook'>, 'funded' | 'lent' | 'free' | 'outside' | 'writtenOff'>

/** Whether the money put into the pool is lent, left, paid back outside or given up, to the unit. */
export function isBalanced({ funded, lent, free, outside, writtenOff }: Pool): boolean {
  const units = (decimal: string) => readDown(decimal, DECIMALS) ?? 0n
  return units(funded) === units(lent) + units(free) + units(outside) + units(writtenOff)
}
