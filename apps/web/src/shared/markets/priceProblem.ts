import { readDown } from '../decimals/exactDecimal.ts'
import type { PriceSteps } from './nearestTick.ts'

/** Why a text is no price that is a whole number of steps; undefined when it is one. */
export function priceProblem(text: string, { priceScale, tick }: PriceSteps): 'empty' | 'step' | undefined {
  const plain = text.replace(/\.$/, '')
  const price = plain === '' ? undefined : readDown(plain, priceScale)
  if (price === undefined || price <= 0n) return 'empty'
  return price % tick === 0n ? undefined : 'step'
}
