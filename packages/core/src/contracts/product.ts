import { type ContractQueries, CONTRACTS as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { makeBook } from '../matching/makeBook.ts'
import { isCancellation } from '../orders/cancelOwnOrder.ts'
import { checkPairs } from '../orders/checkLinks.ts'
import { endOldOrders } from '../orders/endOldOrders.ts'
import { isPair } from '../orders/pairs/pairOrders.ts'
import { readContracts, writeContracts } from './canonicalContracts.ts'
import { CONTRACT } from './cash.ts'
import { changeContract, judgeContractChange } from './changeContract.ts'
import { checkContracts, contractsHold } from './checkContracts.ts'
import { contractQueries } from './contractQueries.ts'
import { Contracts } from './contracts.ts'
import type { ContractsState } from './contractsState.ts'
import { finishContracts } from './finishContracts.ts'
import { payOwedFunding } from './funding/fundEarly.ts'
import { judgeContractListing, listContract } from './listContract.ts'
import { amendContractOrder } from './orders/amendContractOrder.ts'
import { cancelAllContractOrders, cancelContractOrder } from './orders/cancelContractOrder.ts'
import { closeAllPositions, closePosition } from './orders/closePosition.ts'
import { isConditionalContractOrder, isContractOrder } from './orders/drafts/contractRequest.ts'
import { placeContractPair } from './orders/pairs/placePair.ts'
import { placeConditionalContractOrder, placeContractOrder } from './orders/placeContractOrder.ts'
import { areApart, quoteContract } from './orders/quoteContract.ts'
import { CONTRACT_ORDERS } from './orders/resting/contractOrders.ts'
import { reversePosition } from './orders/reversePosition.ts'
import { neededForPositions } from './positions/account.ts'
import { adjustMargin, changesMargin } from './positions/adjustMargin.ts'
import { setLeverage } from './positions/setLeverage.ts'
import { setProtection } from './positions/setProtection.ts'
import { nextContractDue, runContractDue } from './prices/due.ts'
import { strikeMarks } from './prices/strike.ts'
import { COVER, FUNDING, LIQUIDATION_FEE, LOSS_SETTLED, PNL, ROUNDING } from './reasons.ts'
import { settleEarly } from './settlement/settleEarly.ts'

export const CONTRACTS = defineProduct<{
  state: ContractsState
  slice: 'contracts'
  vocabulary: typeof VOCABULARY
  queries: { readonly contracts: ContractQueries }
}>({
  name: 'contracts',
  vocabulary: VOCABULARY,
  slice: ({ bookKind }) => ({ contracts: new Contracts((orders) => makeBook(bookKind, orders)) }),
  part: { number: 21, write: writeContracts, read: readContracts },
  queries: (state) => ({ contracts: contractQueries(state) }),
  reasons: [COVER, FUNDING, LIQUIDATION_FEE, LOSS_SETTLED, PNL, ROUNDING],
  commands: {
    PlaceContractOrder: { isUnderstood: isContractOrder, carryOut: placeContractOrder },
    PlaceConditionalContractOrder: { fits: isConditionalContractOrder, carryOut: placeConditionalContractOrder },
    PlaceContractOneCancelsOther: { fits: isPair, carryOut: placeContractPair },
    AmendContractOrder: { carryOut: amendContractOrder },
    CancelContractOrder: { isUnderstood: isCancellation, carryOut: cancelContractOrder },
    CancelAllContractOrders: { carryOut: cancelAllContractOrders },
    ClosePosition: { carryOut: closePosition },
    CloseAllPositions: { carryOut: closeAllPositions },
    ReversePosition: { carryOut: reversePosition },
    SetProtection: { carryOut: setProtection },
    AdjustMargin: { fits: changesMargin, carryOut: adjustMargin },
    SetLeverage: { carryOut: setLeverage },
    QuoteContract: { fits: areApart, carryOut: quoteContract },
    ListContract: { carryOut: listContract },
  },
  actions: {
    ChangeContract: { judge: judgeContractChange, carryOut: changeContract, matter: 'terms' },
    ListContract: { judge: judgeContractListing, carryOut: listContract, matter: 'terms' },
  },
  due: { rank: 2, next: nextContractDue, run: runContractDue },
  sampled: { rank: 2, run: strikeMarks },
  acting: (state, owner) => {
    payOwedFunding(state, owner)
    settleEarly(state, owner)
  },
  begun: ({ contracts, time }) => contracts.beginEntry(time),
  ended: { rank: 2, run: finishContracts },
  held: contractsHold,
  needed: neededForPositions,
  uses: ({ contracts }, wallet, asset) =>
    wallet === CONTRACT && contracts.markets.some((market) => market.quote === asset),
  tradable: ({ contracts }, id) => contracts.market(id),
  endOldOrders: (state, old) => endOldOrders(CONTRACT_ORDERS, state, old),
  pairs: (state) => checkPairs(state, state.contracts.orders),
  check: checkContracts,
})
