import type { Timestamp } from '@touchstone/quantities'
import { nextOptionDue, runOptionDue } from './options/due.ts'
import type { ExchangeState } from './state.ts'

/** Before an entry: whatever log time has passed happens, each thing at its turn. DUE-1. */
export function runDue(state: ExchangeState): void {
  for (let due = nextDue(state); due !== 0 && due <= state.time; due = nextDue(state)) runOptionDue(state, due)
}

/** The earliest moment at which something is due; 0 = nothing ever. */
function nextDue(state: ExchangeState): Timestamp {
  return nextOptionDue(state)
}
