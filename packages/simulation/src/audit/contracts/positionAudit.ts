import type { Command, ContractId, ContractTrade, OwnerId, PositionChanged, PositionClosed } from '@touchstone/protocol'
import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { absolute, ceilingOf, ceilPpm } from '../plainSums.ts'
import type { Scene } from '../scene.ts'
import type { KnownContract } from './knownContract.ts'
import { closePart, type KnownPosition, newPosition, openProfit } from './knownPosition.ts'
import type { KnownContractOrder } from './orderAudit.ts'

const { insurance, liquidity } = SYSTEM_OWNERS
/** The house maker's quotes have no events of their own: its leverage is read from its positions. */
const UNTOLD = { leverage: 0, mode: 'cross' } as const

/** One side of a trade. */
interface Fill {
  readonly owner: OwnerId
  readonly buys: boolean
  readonly fee: bigint
  readonly realised: bigint
  readonly order: KnownContractOrder | undefined
}

/** A margin that is not a consequence of trades. */
interface AskedMargin {
  readonly owner: OwnerId
  readonly contract: ContractId
  margin(position: KnownPosition): bigint
}

/** Builds every position from trades and the like alone, and compares it with each position event of the core. */
export class PositionAudit {
  readonly #open = new Map<string, KnownPosition>()
  /** Ended in this entry, without its event yet. */
  readonly #ended: KnownPosition[] = []
  readonly #untold = new Set<KnownPosition>()
  /** Whether lots changed owners in this entry. */
  #moved = false
  /** The margin that the current command asks for, until its event. */
  #asked: AskedMargin | undefined
  /** Whether a profit may be too small because the fund was empty. */
  #fundRanDry = false
  /** Positions whose losses the current entry settled while they stayed open. */
  #settling: ReadonlySet<number> = new Set()

  of(owner: OwnerId, contract: ContractId): KnownPosition | undefined {
    return this.#open.get(`${owner}/${contract}`)
  }

  all(): Iterable<KnownPosition> {
    return this.#open.values()
  }

  beginEntry({ ledger, entry, outcome, postings }: Scene): void {
    this.#fundRanDry = ledger.fundRanDry
    this.#settling = new Set(postings.filter(settlesLoss).map(({ ref }) => ref))
    for (const position of this.#open.values()) position.reduced = false
    this.#asked = undefined
    if (outcome.reply.kind === 'done' && !outcome.duplicate) this.#expectMargin(entry.command)
  }

  trade(trade: ContractTrade, contract: KnownContract, orders: Record<'taker' | 'maker', Fill['order']>): void {
    const { lots, notional, price, trade: number } = trade
    demand(notional === contract.valueOf(price, lots), 'I11', () => `trade ${number} is not worth ${notional}`)
    demand(trade.maker !== trade.taker, 'I10', () => `owner ${trade.maker} traded with itself`)
    const buys = trade.takerSide === 'buy'
    const { taker, maker, takerFee, makerFee, takerRealised, makerRealised } = trade
    const sides: readonly Fill[] = [
      { owner: taker, buys, fee: takerFee, realised: takerRealised, order: orders.taker },
      { owner: maker, buys: !buys, fee: makerFee, realised: makerRealised, order: orders.maker },
    ]
    for (const side of sides) this.#fill(side, contract, lots, notional)
    const { makerPpm, takerPpm } = contract.definition
    checkFee(number, notional, takerFee, takerPpm)
    checkFee(number, notional, makerFee, makerPpm)
  }

  /** Lots change owners outside the book: a take-over, a deleveraging. */
  close(position: KnownPosition, lots: number, value: bigint): void {
    closePart(position, lots, value)
    this.#change(position)
  }

  /** The fund takes lots over: its lots on the other side close first. */
  takeOver(contract: KnownContract, long: boolean, lots: number, value: bigint): void {
    const held = this.of(insurance, contract.definition.id)
    const closing = held && held.long !== long ? Math.min(lots, held.size) : 0
    const part = (value * BigInt(closing)) / BigInt(lots)
    if (held && closing > 0) this.close(held, closing, part)
    if (lots > closing) this.#extend(insurance, contract, long, lots - closing, value - part, 0n, UNTOLD)
  }

  /** A position changed: the core must record it in this entry. */
  touch(position: KnownPosition): void {
    this.#untold.add(position)
  }

  hearChange(told: PositionChanged): void {
    const known = this.of(told.owner, told.contract)
    demand(known !== undefined, 'I12', () => `position ${told.position} came from nowhere`)
    demand(
      known.id === 0 || known.id === told.position,
      'I12',
      () => `position ${known.id} is told as ${told.position}`,
    )
    known.id = told.position
    const lots = known.long ? known.size : -known.size
    demand(lots === told.lots, 'I12', () => `position ${known.id} has ${lots} lots, told ${told.lots}`)
    this.#compare(known, told)
    this.#compareMargin(known, told)
    known.takeProfit = told.takeProfit
    known.stopLoss = told.stopLoss
    known.leverage = told.leverage
    known.mode = told.marginMode
    this.#untold.delete(known)
  }

  hearEnd(told: PositionClosed): void {
    const at = this.#ended.findIndex((position) => isTheOne(position, told))
    const known = this.#ended[at]
    demand(known !== undefined, 'I12', () => `position ${told.position} was closed by nothing`)
    this.#ended.splice(at, 1)
    this.#untold.delete(known)
    demand(known.lotsClosed === told.lotsClosed, 'I12', () => `position ${told.position} closed other lots`)
    this.#compare(known, { ...told, entryValue: known.entryValue })
    const same = known.closedEntry === told.entryValue && known.closedExit === told.exitValue
    demand(
      same,
      'I12',
      () => `position ${told.position} closed at ${told.exitValue}, by its trades ${known.closedExit}`,
    )
  }

  /** At the end of an entry every change has its event, and both sides are equally large. */
  checkEntry(): void {
    if (this.#untold.size > 0 || this.#ended.length > 0) this.#checkTold()
    if (!this.#moved) return
    this.#moved = false
    this.#checkSums()
  }

  #checkTold(): void {
    const ended = this.#ended[0]
    demand(ended === undefined, 'I12', () => `the end of position ${ended?.id} of ${ended?.owner} was not told`)
    for (const { id, owner, size } of this.#untold)
      demand(size === 0, 'I12', () => `a change of position ${id} of ${owner} was not told`)
    this.#untold.clear()
  }

  /** I12: the two sides of every contract are equally large. */
  #checkSums(): void {
    const sums = new Map<KnownContract, number>()
    for (const { contract, long, size } of this.#open.values())
      sums.set(contract, (sums.get(contract) ?? 0) + (long ? size : -size))
    for (const [{ definition }, sum] of sums)
      demand(sum === 0, 'I12', () => `the positions in ${definition.symbol} sum to ${sum} lots`)
  }

  /** A successful command that set a margin: by adding to it, taking from it, or another leverage. POS-2, POS-3 */
  #expectMargin(command: Command): void {
    if (command.type === 'AdjustMargin')
      this.#asked = { ...command, margin: (position) => position.margin + command.change }
    if (command.type === 'SetLeverage')
      this.#asked = { ...command, margin: ({ entryValue }) => ceilingOf(entryValue, BigInt(command.leverage)) }
  }

  #fill({ owner, buys, fee, realised, order }: Fill, contract: KnownContract, lots: number, value: bigint): void {
    const held = this.of(owner, contract.definition.id)
    const closing = held && held.long !== buys ? Math.min(held.size, lots) : 0
    demand(
      closing === lots || !order?.accepted.reduceOnly,
      'RO-1',
      () => `an order of ${owner} only reduces, and opened`,
    )
    const exit = (value * BigInt(closing)) / BigInt(lots)
    const opens = lots - closing
    const openFee = (fee * BigInt(opens)) / BigInt(lots)
    if (held && closing > 0) this.#reduce(held, closing, exit, realised, fee - openFee)
    else demand(realised === 0n, 'I12', () => `owner ${owner} closed nothing and made ${realised}`)
    if (opens === 0) return
    const mode = order ? { leverage: order.accepted.leverage, mode: order.accepted.marginMode } : UNTOLD
    this.#extend(owner, contract, buys, opens, value - exit, openFee, mode)
  }

  #reduce(held: KnownPosition, lots: number, exit: bigint, told: bigint, fee: bigint): void {
    const profit = closePart(held, lots, exit)
    const short = profit - told
    const right = short === 0n || (this.#fundRanDry && short > 0n)
    demand(right, 'I12', () => `closing ${lots} lots of position ${held.id} makes ${profit}, told ${told}`)
    held.realised -= short
    held.fees += fee
    this.#change(held)
  }

  #extend(
    owner: OwnerId,
    contract: KnownContract,
    long: boolean,
    lots: number,
    value: bigint,
    fee: bigint,
    mode: Pick<KnownPosition, 'leverage' | 'mode'>,
  ): void {
    const key = `${owner}/${contract.definition.id}`
    const position = this.#open.get(key) ?? newPosition(owner, contract, long, mode)
    this.#open.set(key, position)
    position.size += lots
    position.entryValue += value
    position.fees += fee
    if (mode.leverage > 0) position.margin += ceilingOf(value, BigInt(mode.leverage))
    this.#change(position)
  }

  #change(position: KnownPosition): void {
    this.#moved = true
    this.#untold.add(position)
    if (position.size > 0) return
    this.#open.delete(`${position.owner}/${position.contract.definition.id}`)
    this.#ended.push(position)
  }

  #compare(known: KnownPosition, told: Pick<PositionChanged, 'entryValue' | 'realised' | 'fees' | 'funding'>): void {
    const short = known.realised - told.realised
    const right = short === 0n || (this.#fundRanDry && short > 0n)
    demand(right, 'I12', () => `position ${known.id} has made ${known.realised}, told ${told.realised}`)
    known.realised = told.realised
    for (const field of ['entryValue', 'fees', 'funding'] as const)
      demand(
        known[field] === told[field],
        field === 'fees' ? 'I11' : 'I12',
        () => `${field} of position ${known.id} is ${known[field]}, told ${told[field]}`,
      )
  }

  /** An isolated margin is known to the unit as long as the insurance fund has paid nothing towards it. */
  #compareMargin(known: KnownPosition, { margin, marginMode, owner, contract }: PositionChanged): void {
    const alone = owner !== liquidity && !this.#fundRanDry && !this.#settling.has(known.id)
    const exact = marginMode === 'isolated' && alone && known.settled === 0n
    const fits = (expected: bigint) => !exact || absolute(expected - margin) <= known.slack
    const asked = this.#asked
    const changed = asked?.owner === owner && asked.contract === contract && !fits(known.margin)
    const expected = changed ? asked.margin(known) : known.margin
    if (changed) this.#asked = undefined
    demand(fits(expected), 'I12', () => `the margin of position ${known.id} is ${expected}, told ${margin}`)
    known.margin = margin
  }
}

/** Trades give the lots, but not the number, of a position that begins and ends in one entry. */
function isTheOne(known: KnownPosition, told: PositionClosed): boolean {
  const same = known.owner === told.owner && known.contract.definition.id === told.contract
  return same && (known.id === 0 || known.id === told.position)
}

function settlesLoss({ reason }: Scene['postings'][number]): boolean {
  return reason === 'loss_settled' || reason === 'insurance'
}

/** I11: rounded up, whole. */
function checkFee(trade: number, notional: bigint, told: bigint, ppm: number): void {
  const fee = ceilPpm(notional, ppm)
  demand(told === fee, 'I11', () => `trade ${trade}: the fee is ${fee}, told ${told}`)
}

/** margin + profit of an isolated position. */
export function isolatedEquity(position: KnownPosition): bigint {
  return position.margin + openProfit(position)
}
