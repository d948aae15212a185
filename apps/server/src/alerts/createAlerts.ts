import { type AlertRow, type MarketUnits, MOST_ALERTS, priceToTicks, type World } from '@touchstone/protocol'
import type { Clock } from '../clock/clock.ts'
import { Refusal } from '../errors/refusal.ts'
import { type CallContext, type CallHandlers, sessionOf } from '../gateway/callContext.ts'
import { ContractText } from '../marketdata/contractText.ts'
import { readPrice } from '../trading/decimals.ts'
import { AlertBoard, priceOf, type Waiting } from './alertBoard.ts'
import { isReached } from './alertLadder.ts'
import { type AlertRecord, alertsOf, allAlerts, insertAlert, removeAlert } from './alertRows.ts'
import { AlertTeller, type TellerNeeds } from './alertTeller.ts'

export interface AlertsOptions extends TellerNeeds {
  readonly clock: Clock
}

export interface Alerts {
  readonly handlers: CallHandlers<'getAlertList' | 'addAlert' | 'delAlert'>
  /** How many wait. */
  readonly waiting: Readonly<Record<World, number>>
  /** Begins to watch the prices; resolves once the alerts of before are watched too. */
  start(): Promise<void>
  /** Resolves once everything that was seen until now is told. */
  settled(): Promise<void>
  stop(): Promise<void>
}

function rowOf({ id, symbol, by, side, price, created_at }: AlertRecord): AlertRow {
  return { id: String(id), symbol, by, side, price, time: Number(created_at) }
}

function waitingOf({ id, user_id, symbol, by, side, price }: AlertRecord, units: MarketUnits): Waiting {
  const ticks = priceToTicks(price, units)
  if (ticks === undefined) throw new Error(`price alert ${id}: ${price} is no price of ${symbol}`)
  return { id, userId: user_id, symbol, by, side, price, ticks }
}

/** Price alerts: kept in SQL, watched in memory, told by message. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { database, live, clock } = options
  const teller = new AlertTeller(options)
  const boardOf = (world: World) => new AlertBoard(live[world], (reached) => teller.add(world, reached))
  const boards = { real: boardOf('real'), demo: boardOf('demo') }

  const watch = (record: AlertRecord, late: boolean) => {
    const figures = live[record.world].market.bySymbol(record.symbol)
    if (figures) boards[record.world].add(waitingOf(record, figures.text.units), figures, clock.now(), late)
  }
  const marketOf = ({ symbol }: { readonly symbol: string }, context: CallContext) => {
    const figures = live[sessionOf(context).world].market.bySymbol(symbol)
    if (!figures) throw new Refusal('unknown_market')
    return figures
  }

  return {
    handlers: {
      getAlertList: async ({ symbol }, context) => {
        const list = await alertsOf(database, sessionOf(context), symbol)
        return { list: list.map(rowOf), max: MOST_ALERTS }
      },
      addAlert: async ({ symbol, by, side, price }, context) => {
        const session = sessionOf(context)
        const figures = marketOf({ symbol }, context)
        const { text } = figures
        if (by === 'mark' && !(text instanceof ContractText)) throw new Refusal('alert_no_mark')
        const ticks = readPrice('price', price, text.units)
        const now = priceOf(live[session.world], figures, by)
        if (isReached({ side, ticks }, now)) throw new Refusal('alert_reached', { price: text.price(now) })
        // One of the same price that is being told just now is no longer waiting.
        await teller.settled()
        const alert = { symbol, by, side, price: text.price(ticks) }
        const record = await insertAlert(database, session, alert, clock.now())
        watch(record, false)
        return rowOf(record)
      },
      delAlert: async ({ id }, context) => {
        const session = sessionOf(context)
        if (!(await removeAlert(database, session, BigInt(id)))) throw new Refusal('alert_not_found')
        boards[session.world].remove(BigInt(id))
        return {}
      },
    },
    get waiting() {
      return { real: boards.real.size, demo: boards.demo.size }
    },
    start: async () => {
      for (const world of ['real', 'demo'] as const) {
        boards[world].start()
        for (const record of await allAlerts(database, world)) watch(record, true)
      }
      teller.task.start()
    },
    settled: () => teller.settled(),
    stop: async () => {
      for (const world of ['real', 'demo'] as const) boards[world].stop()
      await teller.task.stop()
    },
  }
}
