import type { PositionView } from '@touchstone/protocol'
import { divideUp, type Ticks } from '@touchstone/quantities'
import { riskPpm } from '../arithmetic/margin.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { positionIn } from '../positions/positionQueries.ts'
import { accountOf } from './accountKey.ts'
import { healthOf, isLiquidated } from './health.ts'

const LIQUIDATION = 1_000_000n

/** Of those that a look may have to look at, in the order in which they are found. */
export interface Slice {
  readonly from: number
  readonly most: number
}

/**
 * The positions of a contract whose risk rate is above `levelPpm` at its mark price, among `slice` of those that could be, and
 * how many could be. They are found by price, not by looking at every position: at a risk rate r the room until liquidation is
 * maintenance × (1 ÷ r − 1), and no maintenance is above the highest tier's rate on the value, so the alarm of such a position, or
 * for a cross account that of one of its positions, is within {@link reach} of the mark. Accounts in doubt have no alarm that counts.
 */
export function nearLiquidation(
  state: ContractsState,
  market: ContractMarket,
  levelPpm: number,
  { from, most }: Slice,
): { readonly positions: readonly PositionView[]; readonly candidates: number } {
  const found = [...market.alarms.health.within(market.markPrice, reach(market, levelPpm)), ...inDoubt(state, market)]
  const positions = found.slice(from, from + most).flatMap((position) => {
    if (!isLiquidated(position.owner)) return []
    const { equity, maintenance } = healthOf(state, market, position)
    if (riskPpm(maintenance, equity) <= levelPpm) return []
    return positionIn(state, market, position.owner) ?? []
  })
  return { positions, candidates: found.length }
}

/** A cross position may be found twice, by its alarm and here. */
function inDoubt({ contracts }: ContractsState, market: ContractMarket): readonly Position[] {
  return [...contracts.doubtful].flatMap((key) => {
    const { owner, asset } = accountOf(key)
    const position = asset === market.quote ? contracts.positions.of(owner, market.place) : undefined
    return position?.marginMode === 'cross' ? [position] : []
  })
}

/**
 * In ticks, rounded up. As the mark falls, maintenance falls with it: hence 1 − rate. Twice that room, because an alarm stays where
 * it was set while a gain elsewhere adds less to the account than it takes from nearness: enough for a gain of a quarter of the price.
 */
function reach({ markPrice, tiers }: ContractMarket, levelPpm: number): Ticks {
  const rate = BigInt(tiers.at(-1)?.maintenancePpm ?? 0)
  const level = BigInt(levelPpm)
  const room = 2n * BigInt(markPrice) * rate * (LIQUIDATION - level)
  return Number(divideUp(room, level * (LIQUIDATION - rate)))
}
