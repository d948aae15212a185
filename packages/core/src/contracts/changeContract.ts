import type { ChangeContract, ContractDefinition, Reply } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { ContractsState } from './contractsState.ts'
import { areLimits } from './listContract.ts'

/**
 * A contract under other limits: a limit of 0 stays as it is. Tick, lot, tiers, fees and the source of its price never
 * change.
 */
function changedContract(
  before: ContractDefinition,
  change: Omit<ChangeContract, 'type' | 'contract'>,
): ContractDefinition {
  return {
    ...before,
    minLots: change.minLots || before.minLots,
    maxLots: change.maxLots || before.maxLots,
    maxLeverage: change.maxLeverage || before.maxLeverage,
    bandPpm: change.bandPpm || before.bandPpm,
    defaultSlippagePpm: change.defaultSlippagePpm || before.defaultSlippagePpm,
    maxSlippagePpm: change.maxSlippagePpm || before.maxSlippagePpm,
    maxOpenOrders: change.maxOpenOrders || before.maxOpenOrders,
  }
}

/** OPER-8. The leverage may be lowered and raised again, never above the one the contract was listed with. */
export function judgeContractChange(state: ContractsState, command: ChangeContract): Rejected | undefined {
  const market = state.contracts.market(command.contract)
  if (!market) return refuse('unknown_contract')
  if (market.state === 'settled') return refuse('contract_settled')
  const changed = changedContract(market.definition, command)
  if (!areLimits(changed) || changed.maxLeverage > market.listed.maxLeverage) return refuse('bad_command')
  return isSame(market.definition, changed) ? refuse('nothing_to_amend') : undefined
}

/** For orders accepted from then on. The caller has judged it. */
export function changeContract(state: ContractsState, command: ChangeContract): Reply {
  const market = state.contracts.market(command.contract)
  if (!market) return refuse('unknown_contract')
  market.definition = changedContract(market.definition, command)
  state.emit({ type: 'TermsChanged', market: command.contract })
  return done()
}

function isSame(before: ContractDefinition, after: ContractDefinition): boolean {
  return (Object.keys(before) as (keyof ContractDefinition)[]).every((field) => before[field] === after[field])
}
