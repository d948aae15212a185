import { defineProduct } from '../entry/product.ts'
import { CONTRACT } from './cash.ts'
import { changeContract, judgeContractChange } from './changeContract.ts'
import { checkContracts, contractsHold } from './checkContracts.ts'
import type { ContractsState } from './contractsState.ts'
import { finishContracts } from './finishContracts.ts'
import { judgeContractListing, listContract } from './listContract.ts'
import { neededForPositions } from './positions/account.ts'
import { nextContractDue, runContractDue } from './prices/due.ts'
import { strikeMarks } from './prices/strike.ts'

export const CONTRACTS = defineProduct<ContractsState, 'ChangeContract' | 'ListContract'>({
  name: 'contracts',
  acts: {
    ChangeContract: { judge: judgeContractChange, carryOut: changeContract, matter: 'terms' },
    ListContract: { judge: judgeContractListing, carryOut: listContract, matter: 'terms' },
  },
  due: { rank: 2, next: nextContractDue, run: runContractDue },
  sampled: { rank: 2, run: strikeMarks },
  begun: ({ contracts }) => contracts.beginEntry(),
  ended: { rank: 2, run: finishContracts },
  held: contractsHold,
  needed: neededForPositions,
  uses: ({ contracts }, wallet, asset) =>
    wallet === CONTRACT && contracts.markets.some((market) => market.quote === asset),
  tradable: ({ contracts }, id) => contracts.market(id),
  check: checkContracts,
})
