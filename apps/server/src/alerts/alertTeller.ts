import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import { marketType } from '../marketdata/marketKind.ts'
import type { Messages } from '../messages/messages.ts'
import type { NewMessage } from '../messages/newMessage.ts'
import { PeriodicTask } from '../operations/periodicTask.ts'
import type { Reached } from './alertBoard.ts'
import { takeAlerts } from './alertRows.ts'

export interface TellerNeeds {
  readonly database: Kysely<Database>
  readonly live: Readonly<Record<World, LiveWorld>>
  readonly messages: Pick<Messages, 'tell' | 'deliver'>
  /** Prices that are made up say so. */
  readonly simulated: boolean
  readonly problem: (event: string, error: unknown, message: string) => void
}

const EVERY_MS = 250
const AT_ONCE = 200

/** Which screen shows the market. */
function screenOf(live: LiveWorld, symbol: string): string {
  const figures = live.market.bySymbol(symbol)
  if (!figures) return ''
  const type = marketType(figures.text)
  return type === 'coin' || type === 'contract' ? type : 'other'
}

/** Tells of alerts whose price was seen, once each: an alert is deleted in the transaction that writes its message. */
export class AlertTeller {
  readonly #needs: TellerNeeds
  readonly #waiting: { readonly world: World; readonly reached: Reached }[] = []
  readonly task: PeriodicTask<number>

  constructor(needs: TellerNeeds) {
    this.#needs = needs
    this.task = new PeriodicTask({
      name: 'price alerts',
      everyMs: EVERY_MS,
      work: () => this.#tellAll(),
      onProblem: (error) => needs.problem('price_alerts_failed', error, 'price alerts could not be told'),
    })
  }

  add(world: World, reached: Reached): void {
    this.#waiting.push({ world, reached })
  }

  /** Resolves once nothing that was seen until now is left to tell. */
  async settled(): Promise<void> {
    if (this.#waiting.length > 0) await this.task.run()
  }

  /** Those that could not be told stay, and are told once the database is there again. */
  async #tellAll(): Promise<number> {
    const { database, messages } = this.#needs
    let told = 0
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, AT_ONCE)
      told += await database.transaction().execute(async (on) => {
        const taken = await takeAlerts(
          on,
          some.map(({ reached }) => reached.alert.id),
        )
        const still = some.filter(({ reached }) => taken.has(reached.alert.id))
        for (const { world, reached } of still)
          await messages.tell(reached.alert.userId, this.#message(world, reached), on)
        return still.length
      })
      this.#waiting.splice(0, some.length)
    }
    if (told > 0) await messages.deliver()
    return told
  }

  #message(world: World, { alert, price, time, late }: Reached): NewMessage {
    const { live, simulated } = this.#needs
    const { id, symbol, by, side } = alert
    const seen = live[world].market.bySymbol(symbol)?.text.price(price) ?? ''
    const labels = { late: late ? 'yes' : 'no', simulated: simulated ? 'yes' : 'no', world }
    const values = { symbol, by, side, price: alert.price, seen, market: screenOf(live[world], symbol), ...labels }
    return { kind: 'priceAlert', values, world, time, source: `alert ${id}` }
  }
}
