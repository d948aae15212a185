import type { CoreQueries, Deleveraged } from '@touchstone/protocol'
import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { Scene } from '../scene.ts'
import type { KnownContract } from './knownContract.ts'
import { gainsEasily, type KnownPosition, openProfit } from './knownPosition.ts'
import type { PositionAudit } from './positionAudit.ts'

const { insurance } = SYSTEM_OWNERS
const QUOTE = 1
const LIGHTS = 5

/** ADL-1 to ADL-3: deleveraging in the published order, of lots that the fund holds, at the value of its take-overs. */
export class DeleveragingAudit {
  readonly #positions: PositionAudit
  #queue: readonly KnownPosition[] = []
  #contract: KnownContract | undefined
  #rank = 0

  constructor(positions: PositionAudit) {
    this.#positions = positions
  }

  beginEntry(): void {
    this.#contract = undefined
  }

  hear(event: Deleveraged, contract: KnownContract): void {
    const position = this.#positions.of(event.owner, event.contract)
    const held = this.#positions.of(insurance, event.contract)
    const { lots, value, position: id } = event
    demand(position !== undefined && position.id === id, 'ADL-1', () => `position ${id} is not open`)
    demand(held !== undefined && held.long !== position.long, 'ADL-3', () => `position ${id} stands against nothing`)
    demand(lots <= held.size && lots <= position.size, 'ADL-3', () => `${lots} lots were deleveraged of ${held.size}`)
    this.#checkRank(position, contract, event)
    checkTaken(position, held, event)
    this.#positions.close(held, lots, value)
    this.#positions.close(position, lots, value)
  }

  /** ADL-1, ADL-4: the lights of every position are its place in the published order. */
  checkLights(core: CoreQueries): void {
    const queues = new Map<string, readonly KnownPosition[]>()
    for (const position of this.#positions.all()) {
      const { contract, long, owner } = position
      if (owner === insurance) continue
      const side = `${contract.definition.id} ${long}`
      const queue = queues.get(side) ?? queueOf(this.#positions, contract, long)
      queues.set(side, queue)
      const lights = LIGHTS - Math.floor((queue.indexOf(position) * LIGHTS) / queue.length)
      const told = core.contracts.position(owner, contract.definition.id)?.queueLights
      demand(told === lights, 'ADL-4', () => `position ${position.id} has ${lights} lights, told ${told}`)
    }
  }

  /** A round works through one queue; a lower rank begins another. */
  #checkRank(position: KnownPosition, contract: KnownContract, { rank, lots, value }: Deleveraged): void {
    const goesOn = this.#contract === contract && rank > this.#rank && this.#queue[rank - 1] === position
    if (!goesOn) this.#queue = queueOf(this.#positions, contract, position.long)
    const first = goesOn ? this.#rank : 0
    this.#contract = contract
    this.#rank = rank
    const told = this.#queue[rank - 1]
    demand(told === position, 'ADL-1', () => `position ${position.id} is not number ${rank} of its queue`)
    for (const passed of this.#queue.slice(first, rank - 1)) {
      // At their own entry price, to spare their owners, earlier positions may have cost the fund more than it could pay.
      const gives = gainsEasily(position, value, lots) && gainsEasily(passed, value, lots)
      demand(!gives, 'ADL-3', () => `position ${passed.id} had a profit to give and was passed over`)
    }
  }
}

/** ADL-3: at the fund's own price, or at the owner's entry where the fund's price would take more than the profit. */
function checkTaken(position: KnownPosition, held: KnownPosition, { lots, value }: Deleveraged): void {
  const { id, contract, long, size, entryValue, settled } = position
  const entry = (entryValue * BigInt(lots)) / BigInt(size)
  const takenOver = (held.entryValue * BigInt(lots)) / BigInt(held.size)
  const exact = settled === 0n && held.settled === 0n
  demand(!exact || value === takenOver || value === entry, 'ADL-3', () => `position ${id} was closed at ${value}`)
  const atMark = contract.valueOf(contract.mark, lots)
  const loses = long ? value < entry && value < atMark : value > entry && value > atMark
  demand(!loses, 'ADL-3', () => `deleveraging at ${value} took more than the profit of position ${id}`)
}

/** Profit ÷ margin × leverage, the highest first, then the older. */
function queueOf(positions: PositionAudit, contract: KnownContract, long: boolean): KnownPosition[] {
  return [...positions.all()]
    .filter((position) => position.contract === contract && position.long === long && position.owner !== insurance)
    .map((position) => ({ position, score: scoreOf(position) }))
    .sort((one, other) => Number(other.score - one.score) || one.position.id - other.position.id)
    .map(({ position }) => position)
}

function scoreOf(position: KnownPosition): bigint {
  const margin = position.margin > 0n ? position.margin : 1n
  return (openProfit(position) * BigInt(position.leverage) * 1_000_000n) / margin
}

/** ADL-2: at every mark the fund carries no more than it can pay, as long as the other side has a position that could take a part. */
export function checkFund(
  positions: PositionAudit,
  struck: ReadonlySet<KnownContract>,
  { ledger, outcome }: Scene,
): void {
  const disturbed = outcome.events.some(({ type }) => type === 'LiquidationStep') || ledger.fundCovered
  const carried = [...positions.all()].filter(({ owner }) => owner === insurance)
  if (disturbed || carried.length === 0) return
  const profit = carried.reduce((sum, position) => sum + position.margin + openProfit(position), 0n)
  const equity = ledger.of(insurance, 'funds', QUOTE, 'available') + profit
  if (equity >= 0n) return
  for (const held of carried) {
    if (!struck.has(held.contract) || openProfit(held) >= 0n) continue
    for (const other of positions.all()) {
      const opposite = other.contract === held.contract && other.long !== held.long
      const able = opposite && gainsEasily(other, held.entryValue, held.size)
      demand(!able, 'ADL-2', () => `the fund is at ${equity} and position ${other.id} was not deleveraged`)
    }
  }
}
