import type { MarketId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { CancelAllAfterState } from './cancelAllAfterState.ts'
import type { Silence } from './silences.ts'

/** Orders that one entry ends for customers who are silent; the rest follow with the next. CAA-3. */
export const MAX_ENDED = 1_000

/** The moment of the next deadline, or of one that has passed and whose orders the entry may go on to end; 0 = none. */
export function nextSilenceDue(state: CancelAllAfterState): Timestamp {
  const { passed, next, endedInEntry } = state.silences
  if (endedInEntry < MAX_ENDED) {
    if (passed[0]) return passed[0].deadline
    if (reopened(state) !== undefined) return state.time
  }
  return next?.deadline ?? 0
}

/** Ends the orders of everybody whose deadline has passed, up to the most of one entry. CAA-2, CAA-3, CAA-4. */
export function runSilenceDue(state: CancelAllAfterState, dueAt: Timestamp): void {
  const { silences } = state
  for (let countdown = silences.next; countdown?.deadline === dueAt; countdown = silences.next) {
    silences.stop(countdown.id)
    silences.passed.push({ owner: countdown.id, deadline: dueAt, before: state.nextOrder })
  }
  resume(state)
  while (silences.endedInEntry < MAX_ENDED) {
    const silence = silences.passed[0]
    if (!silence) return
    expireOrders(state, silence)
    if (silences.endedInEntry < MAX_ENDED) silences.passed.shift()
  }
}

function expireOrders(state: CancelAllAfterState, silence: Silence): void {
  const { silences } = state
  const halted = new Set<MarketId>()
  for (const endOldOrders of state.asked.endOldOrders) {
    const most = MAX_ENDED - silences.endedInEntry
    silences.endedInEntry += endOldOrders(state, { ...silence, most, halted })
  }
  for (const market of halted) silences.wait(market, silence)
}

/** Those who waited for a market that is halted no more go on. */
function resume(state: CancelAllAfterState): void {
  const { silences } = state
  for (let market = reopened(state); market !== undefined; market = reopened(state)) {
    silences.passed.push(...(silences.halted.get(market)?.values() ?? []))
    silences.halted.delete(market)
  }
}

/** A market that somebody's orders wait for in vain no longer. */
function reopened(state: CancelAllAfterState): MarketId | undefined {
  const { halted } = state.silences
  if (halted.size === 0) return undefined
  for (const market of halted.keys()) if (!isHalted(state, market)) return market
  return undefined
}

function isHalted(state: CancelAllAfterState, id: MarketId): boolean {
  return state.asked.tradable.some((tradable) => tradable(state, id)?.state === 'halted')
}
