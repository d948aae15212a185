import { type CallName, LANGUAGES } from '@touchstone/protocol'
import type { Alerts } from '../alerts/createAlerts.ts'
import { type BooksParts, booksCalls } from '../books/booksCalls.ts'
import { systemClock } from '../clock/clock.ts'
import { type ContentDependencies, contentHandlers } from '../content/contentHandlers.ts'
import { listedLeverage } from '../content/listedLeverage.ts'
import { createReception } from '../content/reception.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { equityCalls } from '../equity/equityCalls.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { historyCalls } from '../history/historyCalls.ts'
import { marketHandlers } from '../live/marketHandlers.ts'
import { FILLS } from '../products/fills.ts'
import { productParams } from '../products/params.ts'
import { RESULTS } from '../products/results.ts'
import type { StartedProducts } from '../products/startProducts.ts'
import type { Statements } from '../records/createStatements.ts'
import { recordCalls } from '../records/recordCalls.ts'
import type { Support } from '../support/createSupport.ts'
import type { ProductServices } from '../trading/productServices.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedContent } from './openContent.ts'
import { NO_PRICES } from './productServices.ts'
import type { StartedMessages } from './startMessages.ts'
import type { Past } from './startPast.ts'
import type { People } from './startPeople.ts'

const VERSION = '0.1.0'

type DoorCall = 'userLogin' | 'tempLogin' | 'userRegister'

function contentParts(
  { config, database, feed, worlds }: Foundation,
  { store, company }: OpenedContent,
  { policy, mail }: Pick<People, 'policy' | 'mail'>,
): ContentDependencies {
  const sandbox = config.mode === 'sandbox'
  return {
    content: store,
    reception: createReception(database.kysely, systemClock),
    company,
    version: VERSION,
    languages: LANGUAGES,
    features: {
      sandbox,
      simulatedPrices: feed?.simulated ?? false,
      walletLogin: sandbox || config.publicOrigin !== null,
      demo: worlds.demo.genesis.sandbox,
      textMessages: mail.accepts('sms'),
    },
    feedLabel: feed?.label ?? NO_PRICES,
    policy,
    productParams: () => productParams(worlds.real.world.core),
    maxLeverage: () => listedLeverage(worlds.real.world.core, config.maxLeverage),
  }
}

/** Needs of the handlers whose answers come from more than the log: statements of account, history, and the products. */
export interface Answering {
  readonly statements: Statements
  readonly services: Pick<ProductServices, 'past' | 'worlds'>
  readonly products: StartedProducts
  readonly content: OpenedContent
  readonly support: Pick<Support, 'handlers'>
  readonly books: BooksParts
  readonly messages: StartedMessages['handlers']
  readonly alerts: Pick<Alerts, 'handlers'>
}

/** Who stands at the door waits for a dozen statements one after the other: history is not written between them. */
function doorHandlers(
  { ahead }: Pick<OpenDatabase, 'ahead'>,
  { userLogin, tempLogin, userRegister }: CallHandlers<DoorCall>,
): CallHandlers<DoorCall> {
  return {
    userLogin: (request, context) => ahead(async () => userLogin(request, context)),
    tempLogin: (request, context) => ahead(async () => tempLogin(request, context)),
    userRegister: (request, context) => ahead(async () => userRegister(request, context)),
  }
}

/** Every call of the catalog with its handler. */
export function callHandlers(
  foundation: Foundation,
  past: Past,
  { identity, demo, policy, mail, verification }: People,
  { statements, services, products, content, support, books, messages, alerts }: Answering,
): CallHandlers<CallName> {
  return {
    ...identity.handlers,
    ...doorHandlers(foundation.database, identity.handlers),
    ...demo,
    ...verification.handlers,
    ...messages,
    ...alerts.handlers,
    ...contentHandlers(contentParts(foundation, content, { policy, mail })),
    ...marketHandlers({
      worlds: past.live,
      database: past.database,
      favourites: (userId) => identity.favourites(userId),
    }),
    ...historyCalls(services.past, FILLS),
    ...booksCalls(books),
    ...equityCalls({ ...services, results: RESULTS, now: systemClock.now }),
    ...statements.handlers,
    ...support.handlers,
    ...products.handlers,
    ...recordCalls(products.records),
  }
}
