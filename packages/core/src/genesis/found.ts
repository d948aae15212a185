import type { Genesis } from '@touchstone/protocol'
import type { GenesisState } from './genesisState.ts'

/** Makes room for the assets and markets that a valid Genesis names. Moves no money. */
export function found(state: GenesisState, genesis: Genesis): void {
  state.genesis = genesis
  state.rulesVersion = genesis.rulesVersion
  for (const founded of state.asked.founded) founded(state, genesis)
}
