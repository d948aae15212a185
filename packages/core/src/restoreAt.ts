import { Exchange, type ExchangeOptions } from './exchange.ts'

/** The exchange of a snapshot that must stand after this entry with this state hash (hex), or the reason why it is not used. */
export function restoreAt(
  bytes: Uint8Array,
  sequence: number,
  stateHash: string,
  options: ExchangeOptions,
): Exchange | string {
  try {
    const core = Exchange.restore(bytes, options)
    if (core.sequence !== sequence) return `it holds the state after entry ${core.sequence}`
    return core.stateHash() === stateHash ? core : 'its state has another hash than it says'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
