import { type Acts, changesOf, symbolOf } from '../../trading/acts.ts'

export const CONTRACT_ACTS: Acts<'ChangeContract' | 'ListContract'> = {
  ChangeContract: (action, core) => `Change ${symbolOf(core, action.contract)}: ${changesOf(action)}`,
  ListContract: ({ definition }) => `List the contract ${definition.symbol}`,
}
