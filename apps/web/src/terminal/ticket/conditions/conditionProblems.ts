import { type Amount, formatPlain, parseDecimal } from '@touchstone/quantities'
import type { PriceSteps } from '../../../shared/markets/nearestTick.ts'
import { type EntryField, type EntryProblem, priceProblem } from '../entryProblems.ts'
import { isIceberg, type OrderEntry } from '../orderEntry.ts'
import { PERCENT_DECIMALS } from './sentConditions.ts'

/** The least and the most percent that a stop may trail by, at {@link PERCENT_DECIMALS}: 0.01 % and 20 %. */
const LEAST_TRAIL = 100n
const MOST_TRAIL = 200_000n

/** The faults of how a trailing stop is to trail. */
export function trailProblems(
  entry: OrderEntry,
  market: PriceSteps & { readonly quote: string },
): readonly EntryProblem<EntryField>[] {
  if (entry.type !== 'trailing_stop') return []
  const begins = entry.activation === '' ? [] : priceProblem('activation', entry.activation, market)
  return [...distanceProblems(entry, market), ...begins]
}

function distanceProblems(
  { trailBy, trail }: OrderEntry,
  market: PriceSteps & { readonly quote: string },
): readonly EntryProblem<EntryField>[] {
  if (trailBy === 'price') return priceProblem('trail', trail, market)
  const field = 'trail'
  if (trail === '') return [{ kind: 'empty', field }]
  const percent = parseDecimal(trail, PERCENT_DECIMALS)
  if (percent === undefined) return [{ kind: 'unreadable', field }]
  if (percent < LEAST_TRAIL) return [{ kind: 'below_minimum', field, limit: '0.01', unit: '%' }]
  return percent > MOST_TRAIL ? [{ kind: 'above_maximum', field, limit: '20', unit: '%' }] : []
}

/** The size of an order: how it is written, its step, and how much it is, where that is known. */
interface Sized {
  readonly scale: number
  readonly step: Amount
  readonly whole: Amount | undefined
}

/** The faults of what an iceberg is to show. Whether it is enough the preview says. */
export function visibleProblems(entry: OrderEntry, { scale, step, whole }: Sized): readonly EntryProblem<EntryField>[] {
  if (!isIceberg(entry)) return []
  const field = 'visible'
  if (entry.visible === '') return [{ kind: 'empty', field }]
  const visible = parseDecimal(entry.visible, scale)
  if (visible === undefined) return [{ kind: 'unreadable', field }]
  if (visible <= 0n || visible % step !== 0n) return [{ kind: 'off_step', field, step: formatPlain(step, scale) }]
  return whole !== undefined && visible >= whole ? [{ kind: 'all_visible', field }] : []
}
