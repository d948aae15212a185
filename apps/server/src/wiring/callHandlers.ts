import type { CallName } from '@touchstone/protocol'
import { coinInfo } from '../content/coins.ts'
import { type ContentDependencies, contentHandlers, SANDBOX_SITE } from '../content/contentHandlers.ts'
import { createContentStore } from '../content/contentStore.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { systemClock } from '../identity/clock.ts'
import type { IdentityPolicy } from '../identity/policy.ts'
import { marketHandlers } from '../marketdata/marketHandlers.ts'
import { closedOrderMarket } from '../products/spot/closedOrderMarket.ts'
import { spotHandlers } from '../products/spot/spotHandlers.ts'
import { tradingWorlds } from '../products/trader/tradingWorlds.ts'
import { History } from '../projector/history.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { Foundation } from './foundation.ts'
import { perWorld } from './perWorld.ts'
import type { Past } from './startPast.ts'
import type { People } from './startPeople.ts'

const VERSION = '0.1.0'
const NO_PRICES = 'No prices from outside'
const NOBODY = { company: '', email: '', address: '', licence: '', socials: [] }

function contentParts({ config, database, feed }: Foundation, policy: IdentityPolicy): ContentDependencies {
  const sandbox = config.mode === 'sandbox'
  return {
    content: createContentStore(database.kysely, systemClock),
    site: { ...(sandbox ? SANDBOX_SITE : NOBODY), version: VERSION },
    languages: ['en'],
    features: { sandbox, simulatedPrices: feed?.simulated ?? false, walletLogin: false, demo: false },
    feedLabel: feed?.label ?? NO_PRICES,
    policy,
  }
}

/** Every call of the catalog and who answers it. */
export function callHandlers(foundation: Foundation, past: Past, { identity, policy }: People): CallHandlers<CallName> {
  const { worlds, feed } = foundation
  const { database } = past
  const history = new History({
    database,
    worlds: perWorld((name) => ({ live: past.live[name], projector: past.projectors[name] })),
  })
  return {
    ...identity.handlers,
    ...contentHandlers(contentParts(foundation, policy)),
    ...marketHandlers({
      worlds: past.live,
      database,
      favourites: (userId) => identity.favourites(userId),
    }),
    ...history.handlers(),
    ...spotHandlers({
      worlds: tradingWorlds(perWorld((name): WorldPort => worlds[name].world)),
      coinInfo,
      priceSource: feed?.label ?? NO_PRICES,
      simulated: feed?.simulated ?? false,
      now: () => Date.now(),
      feePaid: (world, order) => past.live[world].orders.get(order)?.fee ?? 0n,
      orderHistory: (request, context) => history.orderHistory(request, context),
      marketOfClosed: (world, order) => closedOrderMarket(database, world, order),
    }),
  }
}
