import type { ActivateRules, Reply } from '@touchstone/protocol'
import { done, refuse } from '../entry/refusal.ts'
import type { GenesisState } from './genesisState.ts'
import { RULES_VERSION } from './rulesVersion.ts'

/** From the next entry on these rules hold. Rules never go back. RULES-1. */
export function activateRules(state: GenesisState, command: ActivateRules): Reply {
  if (command.version > RULES_VERSION) return refuse('unknown_rules')
  if (command.version < state.rulesVersion) return refuse('bad_command')
  state.rulesVersion = command.version
  state.emit({ type: 'RulesActivated', version: command.version })
  return done()
}
