import type { Command, OwnerId, Rejection } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { type CallContext, type Session, sessionOf } from '../gateway/callContext.ts'
import type { AppliedEntry, WorldPort } from '../sequencer/worldPort.ts'
import { type CommandStamp, commandStamp, issuedAtOf, randomIdentity } from './commandStamp.ts'
import type { TradingWorld, TradingWorlds } from './tradingWorlds.ts'

/** A repeated rtoken is the same request for at least this long, and for at most twice as long. */
const RTOKEN_WINDOW_MS = 10 * 60_000

/** So many accounts could each have the share that nobody is refused. */
const ALWAYS_SHARES = 10_000

/** The session of a trading call and the world it trades in. */
export interface Trader {
  readonly session: Session
  readonly world: TradingWorld
}

/** One request that may change money, and the command it becomes. */
export interface CustomerRequest {
  readonly trader: Trader
  readonly context: CallContext
  readonly cid: string | undefined
  /** Begins with the name of the call and a space. */
  readonly input: string
  readonly command: (stamp: CommandStamp) => Command
  /** Given when what the command is about was not found: the refusal unless this repeats an earlier command. */
  readonly missing?: Rejection | Refusal | undefined
}

/**
 * Sends customers' commands, each under an identity that makes its repetition harmless.
 *
 * With a `cid` the identity is (owner, cid): kept by the core for at least 25 h, through restarts. With only an `rtoken`
 * it is (owner, call, rtoken, ten-minute window): the core keeps it just as long, and a repetition that falls into the next
 * window finds the earlier one. Without either nothing is protected.
 */
export class CustomerCommands {
  readonly #worlds: TradingWorlds
  readonly #now: () => number
  readonly #mostRemembered: number
  /** Windows of rtokens whose commands are on their way: a twin that crosses a window's edge joins them. */
  readonly #underWay = new Map<string, { window: number; count: number }>()

  /** `mostRemembered`: how many commands a world remembers at most. */
  constructor(worlds: TradingWorlds, now: () => number, mostRemembered: number) {
    this.#worlds = worlds
    this.#now = now
    this.#mostRemembered = mostRemembered
  }

  trader(context: CallContext): Trader {
    const session = sessionOf(context)
    return { session, world: this.#worlds[session.world] }
  }

  /** Orders need the transaction password to be set. Throws Refusal('transaction_password_unset'). */
  orderingTrader(context: CallContext): Trader {
    const trader = this.trader(context)
    if (!trader.session.transactionPasswordSet) throw new Refusal('transaction_password_unset')
    return trader
  }

  /**
   * `input` is what the request says, as one text: the same identity with another input is a conflict. When what the
   * command is about was not found, only a repetition of an earlier command goes to the log, which still knows its answer;
   * anything else is refused without a trace, with `missing`.
   */
  async send({ trader, context, cid, input, command, missing }: CustomerRequest): Promise<AppliedEntry> {
    const { owner } = trader.session
    const { port } = trader.world
    const submit = (stamp: CommandStamp): Promise<AppliedEntry> => {
      if (missing !== undefined && !port.hasSeen(stamp))
        throw typeof missing === 'string' ? new Refusal(missing) : missing
      if (this.#isShareUsed(port, owner) && !port.hasSeen(stamp)) throw new Refusal('memory_share_used')
      return port.submit(command(stamp))
    }
    // Awaited here: a promise that is returned takes two more turns of the queue to resolve.
    if (cid !== undefined) return await submit(commandStamp(owner, `cid ${cid}`, input, issuedAtOf(cid)))
    if (context.rtoken === '') return await submit(commandStamp(owner, randomIdentity(), input, 0))
    const call = input.slice(0, input.indexOf(' '))
    const name = `rtoken ${call} ${context.rtoken}`
    return this.#inWindow(trader, name, (window) => commandStamp(owner, `${name} ${window}`, input, 0), submit)
  }

  /**
   * An account may have as many commands remembered as there is room left in one half of the memory. The other half is for
   * accounts with few, which are never refused: 5,000 of them would have to use all of their small share to fill it.
   */
  #isShareUsed(port: WorldPort, owner: OwnerId): boolean {
    const { own, all } = port.remembered(owner)
    return own * ALWAYS_SHARES >= this.#mostRemembered && own >= this.#mostRemembered / 2 - all
  }

  async #inWindow(
    trader: Trader,
    name: string,
    stampIn: (window: number) => CommandStamp,
    submit: (stamp: CommandStamp) => Promise<AppliedEntry>,
  ): Promise<AppliedEntry> {
    const twin = `${trader.session.world} ${trader.session.owner} ${name}`
    const underWay = this.#underWay.get(twin) ?? { window: this.#window(trader.world, stampIn), count: 0 }
    this.#underWay.set(twin, underWay)
    underWay.count++
    try {
      return await submit(stampIn(underWay.window))
    } finally {
      if (--underWay.count === 0) this.#underWay.delete(twin)
    }
  }

  #window(world: TradingWorld, stampIn: (window: number) => CommandStamp): number {
    const window = Math.floor(this.#now() / RTOKEN_WINDOW_MS)
    return world.port.hasSeen(stampIn(window - 1)) ? window - 1 : window
  }
}
