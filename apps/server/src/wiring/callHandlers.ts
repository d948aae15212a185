import type { CallName } from '@touchstone/protocol'
import { systemClock } from '../clock/clock.ts'
import { type ContentDependencies, contentHandlers, SANDBOX_SITE } from '../content/contentHandlers.ts'
import { createContentStore } from '../content/contentStore.ts'
import { listedLeverage } from '../content/listedLeverage.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { historyCalls } from '../history/historyCalls.ts'
import type { IdentityPolicy } from '../identity/limits/policy.ts'
import { marketHandlers } from '../live/marketHandlers.ts'
import { FILLS } from '../products/fills.ts'
import { PRODUCTS } from '../products/products.ts'
import { LEAST } from '../products/purchases/purchasePrice.ts'
import { startProducts } from '../products/startProducts.ts'
import { publicTerms } from '../products/withdrawals/publicTerms.ts'
import type { Statements } from '../records/createStatements.ts'
import { recordCalls } from '../records/recordCalls.ts'
import type { Foundation } from './foundation.ts'
import { NO_PRICES, type ProductServices } from './productServices.ts'
import type { Past } from './startPast.ts'
import type { People } from './startPeople.ts'

const VERSION = '0.1.0'
const NOBODY = { company: '', email: '', address: '', licence: '', socials: [] }

function contentParts({ config, database, feed, worlds }: Foundation, policy: IdentityPolicy): ContentDependencies {
  const sandbox = config.mode === 'sandbox'
  return {
    content: createContentStore(database.kysely, systemClock),
    site: { ...(sandbox ? SANDBOX_SITE : NOBODY), version: VERSION },
    languages: ['en'],
    features: {
      sandbox,
      simulatedPrices: feed?.simulated ?? false,
      walletLogin: sandbox || config.publicOrigin !== null,
      demo: worlds.demo.genesis.sandbox,
    },
    feedLabel: feed?.label ?? NO_PRICES,
    policy,
    withdraw: () => publicTerms(worlds.real.world.core),
    purchaseMinimums: LEAST,
    maxLeverage: () => listedLeverage(worlds.real.world.core, config.maxLeverage),
  }
}

/** What those need whose answers come from more than the log: statements of account, and what all products are made with. */
export interface Answering {
  readonly statements: Statements
  readonly services: ProductServices
}

/** Every call of the catalog and who answers it. */
export async function callHandlers(
  foundation: Foundation,
  past: Past,
  { identity, demo, policy, verification }: People,
  { statements, services }: Answering,
): Promise<CallHandlers<CallName>> {
  const products = await startProducts(PRODUCTS, services)
  return {
    ...identity.handlers,
    ...demo,
    ...verification.handlers,
    ...contentHandlers(contentParts(foundation, policy)),
    ...marketHandlers({
      worlds: past.live,
      database: past.database,
      favourites: (userId) => identity.favourites(userId),
    }),
    ...historyCalls(services.past, FILLS),
    ...statements.handlers,
    ...products.handlers,
    ...recordCalls(products.records),
  }
}
