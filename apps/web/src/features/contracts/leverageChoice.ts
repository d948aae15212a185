import { readStored, writeStored } from '@touchstone/ui'
import type { MarginMode } from './ticket/contractTicket.ts'

/** Above this leverage a sentence states its consequences; above the second one they must be ticked. */
export const HIGH_LEVERAGE = 10
export const HIGHEST_LEVERAGE = 25
const DAY_MS = 86_400_000

const LAST_KEY = 'contractLeverage'
const ACCEPTED_KEY = 'highLeverageAccepted'

export interface LeverageChoice {
  readonly leverage: number
  readonly marginMode: MarginMode
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readStored(LAST_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The last choice for a contract in this browser; an odd value counts as none. */
export function lastChoice(symbol: string): LeverageChoice | undefined {
  const kept = stored()[symbol]
  const [leverage, mode] = typeof kept === 'string' ? kept.split(' ') : []
  const times = Number(leverage)
  if (!Number.isInteger(times) || times < 1 || (mode !== 'isolated' && mode !== 'cross')) return undefined
  return { leverage: times, marginMode: mode }
}

export function keepChoice(symbol: string, { leverage, marginMode }: LeverageChoice): void {
  writeStored(LAST_KEY, JSON.stringify({ ...stored(), [symbol]: `${leverage} ${marginMode}` }))
}

/** The tick for the highest leverages holds for a day. */
export function highLeverageAccepted(now: number = Date.now()): boolean {
  const at = Number(readStored(ACCEPTED_KEY) ?? Number.NaN)
  return Number.isFinite(at) && at <= now && now - at < DAY_MS
}

export function acceptHighLeverage(accepted: boolean, now: number = Date.now()): void {
  writeStored(ACCEPTED_KEY, accepted ? String(now) : null)
}
