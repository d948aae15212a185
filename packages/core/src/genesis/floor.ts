import { ActivateRules, Genesis } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { activateRules } from './activateRules.ts'
import { readGenesis, writeGenesis } from './canonicalGenesis.ts'
import { begin } from './genesis.ts'
import type { GenesisState } from './genesisState.ts'

const VOCABULARY = { commands: { Genesis, ActivateRules }, actions: {} } as const

export const GENESIS = defineProduct<{ state: GenesisState; vocabulary: typeof VOCABULARY }>({
  name: 'genesis',
  vocabulary: VOCABULARY,
  part: { number: 1, write: writeGenesis, read: readGenesis },
  commands: {
    Genesis: { carryOut: begin, beforeGenesis: true },
    ActivateRules: { carryOut: activateRules },
  },
})
