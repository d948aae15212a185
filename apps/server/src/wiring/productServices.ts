import type { DepositChain } from '../chain/depositChain.ts'
import { systemClock } from '../clock/clock.ts'
import { createContentStore } from '../content/contentStore.ts'
import { pageTexts } from '../content/pageTexts.ts'
import { PastReader } from '../history/pastReader.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { RecordChanges } from '../streams/recordChanges.ts'
import { CustomerCommands } from '../trading/customerCommands.ts'
import type { ProductServices } from '../trading/productServices.ts'
import { tradingWorlds } from '../trading/tradingWorlds.ts'
import type { Foundation } from './foundation.ts'
import { perWorld } from './perWorld.ts'
import type { Past } from './startPast.ts'
import type { People } from './startPeople.ts'

export const NO_PRICES = 'No prices from outside'

/** The services from which the products are made: every product gets them all and takes those it needs. */
export function productServices(
  { config, data, database, worlds, feed, logger }: Foundation,
  { database: tables, live, projectors }: Past,
  { identity, verification, review }: People,
  { chain, records }: { readonly chain: DepositChain | null; readonly records: RecordChanges },
): ProductServices {
  const trading = tradingWorlds(perWorld((name): WorldPort => worlds[name].world))
  const readable = { database: tables, worlds: perWorld((name) => ({ live: live[name], projector: projectors[name] })) }
  const now = () => systemClock.now()
  return {
    worlds: trading,
    live,
    commands: new CustomerCommands(trading, now, config.rememberedCommands),
    past: new PastReader(readable),
    tables,
    priceSource: feed?.label ?? NO_PRICES,
    simulated: feed?.simulated ?? false,
    minimumSources: perWorld((name) => worlds[name].genesis.minimumSources),
    now,
    database: database.kysely,
    clock: systemClock,
    real: worlds.real.world,
    people: identity.people,
    onRegistered: identity.onRegistered,
    texts: pageTexts(createContentStore(database.kysely, systemClock)),
    publicOrigin: config.publicOrigin,
    transactionPassword: identity.transactionPassword,
    secondFactor: identity.secondFactor,
    files: verification.files,
    key: verification.key,
    desk: review,
    folder: data.root,
    sandbox: config.mode === 'sandbox',
    chain,
    problem: (event, error, message) => logger.warn({ event, err: error }, message),
    recordsChanged: records.tell,
  }
}
