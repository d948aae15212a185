import type { ContractSettled, PositionClosed } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { nearestOf } from '../plainSums.ts'
import type { KnownContract } from './knownContract.ts'
import type { PositionAudit } from './positionAudit.ts'

const WINDOW_MS = 1_800_000
const LEAST_SAMPLES = 60

/** The end of dated contracts: the mean of the samples in the log, the same for everybody, at the moment it was listed with. */
export class SettlementAudit {
  readonly #positions: PositionAudit
  #closed: { readonly contract: number; readonly lots: number; readonly value: bigint }[] = []

  constructor(positions: PositionAudit) {
    this.#positions = positions
  }

  /** SETTLE-1: the first sample with a price of each second. Called for every sample of the contract's index. */
  count(contract: KnownContract, time: number): void {
    const { definition, index, settlement, state } = contract
    if (definition.kind !== 'dated' || state === 'settled' || time <= definition.expiry - WINDOW_MS) return
    if (time > definition.expiry && !contract.awaits) this.await(contract)
    const [before, newest] = [index.samples.at(-2), index.samples.at(-1)]
    if (index.price === 0 || newest === undefined) return
    if (before === undefined || secondOf(before.time) !== secondOf(time)) settlement.push(newest)
  }

  /** SETTLE-3: with too few samples at the moment of expiry only those after it count. */
  await(contract: KnownContract): void {
    const { definition, settlement } = contract
    const name = definition.symbol
    demand(settlement.length < LEAST_SAMPLES, 'SETTLE-2', () => `${name} did not settle at its expiry`)
    settlement.length = 0
    contract.awaits = true
  }

  /** Closings by a settlement are recorded before the settlement. */
  hearEnd(told: PositionClosed, contract: KnownContract): void {
    const position = this.#positions.of(told.owner, told.contract)
    if (told.closedBy !== 'settlement' || !position) return
    const value = told.exitValue - position.closedExit
    this.#closed.push({ contract: contract.definition.id, lots: position.size, value })
    this.#positions.close(position, position.size, value)
  }

  hearSettlement(event: ContractSettled, contract: KnownContract, time: number): void {
    const { settlement, definition } = contract
    const { symbol, expiry } = definition
    demand(definition.kind === 'dated' && time >= expiry, 'SETTLE-2', () => `${symbol} settled before its expiry`)
    demand(contract.state !== 'settled', 'SETTLE-2', () => `${symbol} settled twice`)
    const enough = contract.awaits ? settlement.length === LEAST_SAMPLES : settlement.length >= LEAST_SAMPLES
    demand(enough, 'SETTLE-3', () => `${symbol} settled on ${settlement.length} samples`)
    demand(event.samples === settlement.length, 'SETTLE-2', () => `${symbol}: ${event.samples} samples told`)
    const price = settlementPriceOf(contract)
    demand(event.price === price, 'SETTLE-2', () => `${symbol} settles at ${price}, told ${event.price}`)
    for (const { contract: id, lots, value } of this.#closed)
      if (id === definition.id)
        demand(value === contract.valueOf(price, lots), 'SETTLE-2', () => `${lots} lots of ${symbol} ended at ${value}`)
    this.#closed = this.#closed.filter(({ contract: id }) => id !== definition.id)
    for (const { contract: other, id } of this.#positions.all())
      demand(other !== contract, 'SETTLE-2', () => `position ${id} outlived ${symbol}`)
    contract.state = 'settled'
  }

  checkEntry(time: number, clockStopped: boolean, contracts: Iterable<KnownContract>): void {
    demand(this.#closed.length === 0, 'SETTLE-2', () => 'positions were settled without a settlement')
    for (const contract of contracts) {
      const { definition, state } = contract
      const over = definition.kind === 'dated' && state !== 'settled' && !contract.awaits && definition.expiry <= time
      if (over && !clockStopped) this.await(contract)
    }
  }
}

function settlementPriceOf({ settlement }: KnownContract): number {
  const sum = settlement.reduce((total, { price }) => total + BigInt(price), 0n)
  return Number(nearestOf(sum, BigInt(settlement.length)))
}

function secondOf(time: number): number {
  return Math.floor(time / 1000)
}
