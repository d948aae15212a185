import type { ContractOrigin, PositionChanged, PositionClosed } from '@touchstone/protocol'
import type { Amount, Lots, Timestamp } from '@touchstone/quantities'

type Shared = Pick<
  PositionClosed,
  | 'position'
  | 'owner'
  | 'contract'
  | 'side'
  | 'leverage'
  | 'marginMode'
  | 'realised'
  | 'fees'
  | 'funding'
  | 'openedAt'
  | 'entryValue'
>

/** A position as history has it: as it is, or as it ended. */
export interface PositionRecord extends Shared, Pick<PositionChanged, 'takeProfit' | 'stopLoss'> {
  /** Open now, or closed in all. */
  readonly lots: Lots
  /** 0n while open. */
  readonly exitValue: Amount
  /** 0n once closed. */
  readonly margin: Amount
  readonly closedBy: ContractOrigin | ''
  /** 0 while open. */
  readonly closedAt: Timestamp
}

export function openRecord(event: PositionChanged): PositionRecord {
  const { type: _type, lots, ...rest } = event
  const side = lots > 0 ? 'long' : 'short'
  return { ...rest, side, lots: Math.abs(lots), exitValue: 0n, closedBy: '', closedAt: 0 }
}

export function closedRecord(event: PositionClosed, time: Timestamp): PositionRecord {
  const { type: _type, lotsClosed, ...rest } = event
  return { ...rest, lots: lotsClosed, margin: 0n, takeProfit: 0, stopLoss: 0, closedAt: time }
}
