import type { ChangeContract, ContractDefinition } from '@touchstone/protocol'
import { type Acts, symbolOf } from '../../trading/acts/acts.ts'
import { toldTerms } from '../../trading/acts/termWords.ts'
import { changeableWords, contractWords } from './contractWords.ts'

/** 0 in a change leaves a field as it is. */
function changed(before: ContractDefinition, change: ChangeContract): ContractDefinition {
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

export const CONTRACT_ACTS: Acts<'ChangeContract' | 'ListContract'> = {
  ChangeContract: (action, core) => {
    const lead = `Change ${symbolOf(core, action.contract)}`
    const before = core.contracts.all().find(({ id }) => id === action.contract)
    if (!before) return `${lead}, which is not listed`
    return toldTerms(lead, changeableWords(before), changeableWords(changed(before, action)))
  },
  ListContract: ({ definition }, core) =>
    toldTerms(`List contract ${definition.id}, ${definition.symbol}`, undefined, contractWords(definition, core)),
}
