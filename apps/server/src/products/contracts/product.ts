import { catalogueEntry } from '@touchstone/feeds'
import { CONTRACT_CALLS } from '@touchstone/protocol'
import { defineProduct } from '../../trading/product.ts'
import type { TradingServices } from '../../trading/tradingServices.ts'
import { CONTRACT_ACTS } from './acts.ts'
import { closedOrderContract } from './closedOrderContract.ts'
import { contractHandlers } from './contractHandlers.ts'
import { contractFills } from './history/contractFills.ts'
import { tradedInContracts } from './history/tradedInContracts.ts'
import { CONTRACT_PROJECTION } from './projection/contractProjection.ts'
import { CONTRACT_ORDER_STREAM } from './streams/contractOrderStream.ts'
import { POSITION_STREAM } from './streams/positionStream.ts'
import { tellContractFills } from './streams/tellContractFills.ts'

/** Perpetual and dated contracts. */
export const contracts = defineProduct({
  name: 'contracts',
  calls: CONTRACT_CALLS,
  handlers: ({ tables, minimumSources, ...services }: TradingServices) =>
    contractHandlers({
      ...services,
      minimumSources: (world) => minimumSources[world],
      noteOf: ({ index }) => catalogueEntry(index.id)?.note ?? '',
      contractOfClosed: (world, order) => closedOrderContract(tables, world, order),
    }),
  projection: CONTRACT_PROJECTION,
  fills: { kind: 'contract', list: contractFills, tell: tellContractFills },
  traded: tradedInContracts,
  streams: [CONTRACT_ORDER_STREAM, POSITION_STREAM],
  words: {
    pnl: 'Profit or loss of a contract',
    loss_settled: 'Loss of a contract settled while open',
    funding: 'Funding',
    liquidation_fee: 'Liquidation fee',
    insurance: 'Insurance fund',
  },
  acts: CONTRACT_ACTS,
})
