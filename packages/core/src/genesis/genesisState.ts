import type { Genesis } from '@touchstone/protocol'
import type { MarketsState } from '../markets/marketsState.ts'

export interface GenesisState extends MarketsState {
  /** Makes room for what a valid Genesis names. Moves no money. */
  found(genesis: Genesis): void
}
