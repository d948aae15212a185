import type { ActivateRules, Genesis } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { activateRules } from './activateRules.ts'
import { begin } from './genesis.ts'
import type { GenesisState } from './genesisState.ts'

export const GENESIS = defineProduct<{ state: GenesisState; commands: Genesis | ActivateRules }>({
  name: 'genesis',
  commands: {
    Genesis: { carryOut: begin, beforeGenesis: true },
    ActivateRules: { carryOut: activateRules },
  },
})
