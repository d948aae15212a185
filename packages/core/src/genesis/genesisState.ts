import type { MarketsState } from '../markets/marketsState.ts'

export type GenesisState = MarketsState
