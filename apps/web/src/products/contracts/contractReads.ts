import type { CallData } from '@touchstone/protocol'
import { callQuery } from '../../shared/api/queries.ts'

export type IndexInfo = CallData<'getIndexInfo'>

/** A contract's terms and state. Screens ask for symbols that may be no contract's, and say themselves what the answer means. */
export function contractInfo(symbol: string) {
  return callQuery('getContractInfo', { symbol }, { refusal: 'here' })
}

export function contractAccount() {
  return callQuery('getContractAccount', {})
}

/** An index price by its own symbol or by that of what is traded on it; `time`: UTC ms of a moment of the past. */
export function indexInfo(symbol: string, time?: number) {
  return callQuery('getIndexInfo', { symbol, ...(time !== undefined && { time: String(time) }) }, { refusal: 'here' })
}
