import type { ActivateRules, Genesis } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { activateRules } from './activateRules.ts'
import { readGenesis, writeGenesis } from './canonicalGenesis.ts'
import { begin } from './genesis.ts'
import type { GenesisState } from './genesisState.ts'

export const GENESIS = defineProduct<{ state: GenesisState; commands: Genesis | ActivateRules }>({
  name: 'genesis',
  part: { number: 1, write: writeGenesis, read: readGenesis },
  commands: {
    Genesis: { carryOut: begin, beforeGenesis: true },
    ActivateRules: { carryOut: activateRules },
  },
})
