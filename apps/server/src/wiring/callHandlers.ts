import type { CallName } from '@touchstone/protocol'
import { systemClock } from '../clock/clock.ts'
import { type ContentDependencies, contentHandlers, SANDBOX_SITE } from '../content/contentHandlers.ts'
import { createContentStore } from '../content/contentStore.ts'
import { listedLeverage } from '../content/listedLeverage.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { History } from '../history/history.ts'
import type { IdentityPolicy } from '../identity/limits/policy.ts'
import { marketHandlers } from '../live/marketHandlers.ts'
import { LEAST } from '../products/purchases/purchasePrice.ts'
import { publicTerms } from '../products/withdrawals/publicTerms.ts'
import type { Statements } from '../records/createStatements.ts'
import { recordCalls } from '../records/recordCalls.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { Foundation } from './foundation.ts'
import { moneyHandlers } from './moneyHandlers.ts'
import { perWorld } from './perWorld.ts'
import { productHandlers } from './productHandlers.ts'
import type { Deposits } from './startDeposits.ts'
import type { Past } from './startPast.ts'
import type { People } from './startPeople.ts'
import type { Purchases } from './startPurchases.ts'

const VERSION = '0.1.0'
const NO_PRICES = 'No prices from outside'
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

/** What is more than answers to calls: it serves files, follows a chain, brings cases to the review desk. */
export interface StartedProducts {
  readonly statements: Statements
  readonly deposits: Deposits
  readonly purchases: Purchases
}

/** Every call of the catalog and who answers it. */
export function callHandlers(
  foundation: Foundation,
  past: Past,
  { identity, demo, policy, verification }: People,
  { statements, deposits, purchases }: StartedProducts,
): CallHandlers<CallName> {
  const { worlds, feed } = foundation
  const { database } = past
  const history = new History({
    database,
    worlds: perWorld((name) => ({ live: past.live[name], projector: past.projectors[name] })),
  })
  const money = moneyHandlers({
    database: foundation.database.kysely,
    clock: systemClock,
    worlds: perWorld((name): WorldPort => worlds[name].world),
    past,
    people: identity.people,
    transactionPassword: identity.transactionPassword,
    secondFactor: identity.secondFactor,
    payees: verification.payees,
  })
  const products = productHandlers({
    worlds: perWorld((name): WorldPort => worlds[name].world),
    past,
    history,
    origin: { priceSource: feed?.label ?? NO_PRICES, simulated: feed?.simulated ?? false },
    minimumSources: perWorld((name) => worlds[name].genesis.minimumSources),
    now: () => Date.now(),
  })
  return {
    ...identity.handlers,
    ...demo,
    ...verification.handlers,
    ...contentHandlers(contentParts(foundation, policy)),
    ...marketHandlers({
      worlds: past.live,
      database,
      favourites: (userId) => identity.favourites(userId),
    }),
    ...history.handlers(),
    ...statements.handlers,
    ...deposits.handlers,
    ...purchases,
    ...money,
    ...products,
    ...recordCalls({ ...deposits.handlers, ...purchases, ...money, ...products }),
  }
}
