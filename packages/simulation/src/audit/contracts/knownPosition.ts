import type { MarginMode, OwnerId } from '@touchstone/protocol'
import type { KnownContract } from './knownContract.ts'

/** A position built from trades, funding and liquidations, computed beside the core. */
export interface KnownPosition {
  /** 0 until the core has told it. */
  id: number
  readonly owner: OwnerId
  readonly contract: KnownContract
  readonly long: boolean
  /** Without sign; 0 once it has ended. */
  size: number
  entryValue: bigint
  /** As recorded in events: before losses were settled out of it. */
  margin: bigint
  leverage: number
  mode: MarginMode
  takeProfit: number
  stopLoss: number
  realised: bigint
  fees: bigint
  funding: bigint
  lotsClosed: number
  closedEntry: bigint
  closedExit: bigint
  /** Losses that left for the clearing account while it stayed open, less profits drawn. */
  settled: bigint
  /** Largest difference of `settled` that roundings of its parts may cause. */
  slack: bigint
  /** Lots of it were closed in the entry at hand. */
  reduced: boolean
}

export function newPosition(
  owner: OwnerId,
  contract: KnownContract,
  long: boolean,
  { leverage, mode }: Pick<KnownPosition, 'leverage' | 'mode'>,
): KnownPosition {
  return {
    id: 0,
    owner,
    contract,
    long,
    size: 0,
    entryValue: 0n,
    margin: 0n,
    leverage,
    mode,
    takeProfit: 0,
    stopLoss: 0,
    realised: 0n,
    fees: 0n,
    funding: 0n,
    lotsClosed: 0,
    closedEntry: 0n,
    closedExit: 0n,
    settled: 0n,
    slack: 0n,
    reduced: false,
  }
}

function signedLots({ size, long }: KnownPosition): number {
  return long ? size : -size
}

/** Profit at the mark, by the entry. */
export function openProfit(position: KnownPosition): bigint {
  const { contract, entryValue } = position
  return contract.profitOf(signedLots(position), entryValue, contract.mark)
}

export function maintenanceOf({ contract, size }: KnownPosition): bigint {
  return contract.maintenanceOf(contract.valueOf(contract.mark, size))
}

/** Closes lots at a value, by the entry; returns the profit. Parts are rounded down, the last part is the rest. */
export function closePart(position: KnownPosition, lots: number, value: bigint): bigint {
  const part = (amount: bigint) => (amount * BigInt(lots)) / BigInt(position.size)
  const entry = part(position.entryValue)
  const settled = part(position.settled)
  const margin = part(position.margin - position.settled) + settled
  if (position.settled !== 0n) position.slack += 3n
  position.entryValue -= entry
  position.margin -= margin
  position.settled -= settled
  position.size -= lots
  position.reduced = true
  position.lotsClosed += lots
  position.closedEntry += entry
  position.closedExit += value
  const profit = position.long ? value - entry : entry - value
  position.realised += profit
  return profit
}

/** Units by which parts of parts may differ by rounding. */
const ROUNDINGS = 10n

/** Whether closing at `value` for `lots` leaves a profit by the entry, roundings aside. */
export function gainsEasily(position: KnownPosition, value: bigint, lots: number): boolean {
  const { long, size, entryValue, settled } = position
  if (settled !== 0n || size === 0) return false
  const gain = value * BigInt(size) - entryValue * BigInt(lots)
  return (long ? gain : -gain) > ROUNDINGS * BigInt(lots)
}
