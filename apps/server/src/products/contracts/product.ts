import { CONTRACT_CALLS } from '@touchstone/protocol'
import { defineProduct } from '../../trading/product.ts'
import { CONTRACT_ACTS } from './acts.ts'
import { contractHandlers } from './contractHandlers.ts'
import { contractFills, contractTrades } from './history/contractFills.ts'
import { openProfit } from './history/openProfit.ts'
import { tradedInContracts } from './history/tradedInContracts.ts'
import { expiryMails } from './mails/expiryMails.ts'
import { marginCalls } from './mails/marginCalls.ts'
import { CONTRACT_MIGRATIONS } from './migrations/index.ts'
import { CONTRACT_MESSAGES } from './projection/contractMessages.ts'
import { CONTRACT_PROJECTION } from './projection/contractProjection.ts'
import { CONTRACT_ORDER_STREAM } from './streams/contractOrderStream.ts'
import { POSITION_STREAM } from './streams/positionStream.ts'
import { tellContractFills } from './streams/tellContractFills.ts'

/** Perpetual and dated contracts. */
export const contracts = defineProduct({
  name: 'contracts',
  calls: CONTRACT_CALLS,
  handlers: (services: Parameters<typeof contractHandlers>[0] & Parameters<typeof expiryMails>[0]) =>
    contractHandlers(services),
  workers: (services) => [expiryMails(services), marginCalls(services)],
  migrations: CONTRACT_MIGRATIONS,
  projection: CONTRACT_PROJECTION,
  fills: { kind: 'contract', list: contractFills, trades: contractTrades, tell: tellContractFills },
  traded: tradedInContracts,
  result: { feesOf: 'contract', open: openProfit },
  streams: [CONTRACT_ORDER_STREAM, POSITION_STREAM],
  messages: CONTRACT_MESSAGES,
  words: {
    pnl: 'Profit or loss of a contract',
    loss_settled: 'Loss of a contract settled while open',
    funding: 'Funding',
    liquidation_fee: 'Liquidation fee',
    insurance: 'Insurance fund',
  },
  acts: CONTRACT_ACTS,
  leaving: (stamp) => [
    { type: 'CancelAllContractOrders', ...stamp('contract orders'), contract: 0 },
    { type: 'CloseAllPositions', ...stamp('positions'), contract: 0 },
  ],
})
