import { catalogueEntry } from '@touchstone/feeds'
import { coinInfo } from '../content/coins.ts'
import { conversionTime } from '../history/conversions/conversionReading.ts'
import type { History } from '../history/history.ts'
import { PastReader } from '../history/pastReader.ts'
import { closedOrderContract } from '../products/contracts/closedOrderContract.ts'
import { contractHandlers } from '../products/contracts/contractHandlers.ts'
import { conversionCalls } from '../products/conversions/conversionCalls.ts'
import { closedOrderMarket } from '../products/spot/closedOrderMarket.ts'
import { spotHandlers } from '../products/spot/spotHandlers.ts'
import { deliveryHandlers } from '../products/timedOptions/deliveryHandlers.ts'
import { endedOptionTimes } from '../products/timedOptions/endedOptionTimes.ts'
import { transferCalls } from '../products/transfers/transferCalls.ts'
import { transferTime } from '../products/transfers/transferTime.ts'
import { OPEN_ORDERS } from '../projector/spot/orderTracker.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { CustomerCommands } from '../trading/customerCommands.ts'
import type { PriceOrigin } from '../trading/priceOrigin.ts'
import { tradingWorlds } from '../trading/tradingWorlds.ts'
import { type PerWorld, perWorld } from './perWorld.ts'
import type { Past } from './startPast.ts'

export interface ProductParts {
  readonly worlds: PerWorld<WorldPort>
  readonly past: Past
  readonly history: Pick<History, 'orderHistory'>
  readonly origin: PriceOrigin
  /** Live sources an index price needs. */
  readonly minimumSources: PerWorld<number>
  readonly now: () => number
}

/** The calls of everything that is traded: spot, contracts, timed orders, and the money between their accounts. */
export function productHandlers(parts: ProductParts) {
  const { past, history, origin, minimumSources, now } = parts
  const { database, live, projectors } = past
  const worlds = tradingWorlds(parts.worlds)
  const commands = new CustomerCommands(worlds, now)
  const reader = new PastReader({
    database,
    worlds: perWorld((name) => ({ live: live[name], projector: projectors[name] })),
  })
  const shared = { worlds, commands, past: reader, now, ...origin }
  return {
    ...spotHandlers({
      ...shared,
      coinInfo,
      feePaid: (world, order) => OPEN_ORDERS.of(live[world]).get(order)?.fee ?? 0n,
      orderHistory: (request, context) => history.orderHistory(request, context),
      marketOfClosed: (world, order) => closedOrderMarket(database, world, order),
    }),
    ...contractHandlers({
      ...shared,
      minimumSources: (world) => minimumSources[world],
      noteOf: ({ index }) => catalogueEntry(index.id)?.note ?? '',
      contractOfClosed: (world, order) => closedOrderContract(database, world, order),
    }),
    ...deliveryHandlers({ ...shared, timesOfEnded: (world, option) => endedOptionTimes(database, world, option) }),
    ...transferCalls({ ...shared, timeOfTransfer: (world, sequence) => transferTime(database, world, sequence) }),
    ...conversionCalls({
      ...shared,
      timeOfConversion: (world, sequence) => conversionTime(database, world, sequence),
    }),
  }
}
