import { type ContractId, type FundingSettled, type PositionFunded, SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { ceilingOf, floorOf } from '../plainSums.ts'
import type { Scene } from '../scene.ts'
import type { KnownContract } from './knownContract.ts'
import type { KnownPosition } from './knownPosition.ts'
import type { PositionAudit } from './positionAudit.ts'

const E8 = 100_000_000n

/** Funding: every interval once, at the rate of its samples, with every position in it, and no unit lost or created. */
export class FundingAudit {
  readonly #positions: PositionAudit
  #funded: { readonly contract: ContractId; readonly dueAt: number; readonly amount: bigint }[] = []
  #funding = 0n

  constructor(positions: PositionAudit) {
    this.#positions = positions
  }

  hearPosition(event: PositionFunded, contract: KnownContract, { ledger }: Scene): void {
    const { owner, position: id, rateE8, mark, lots, amount, dueAt } = event
    const position = this.#positions.of(owner, event.contract)
    demand(position !== undefined && position.id === id, 'FUND-3', () => `position ${id} is not open and was funded`)
    const signed = position.long ? position.size : -position.size
    demand(lots === signed && mark === contract.mark, 'FUND-3', () => `position ${id} was funded as of ${lots} lots`)
    const product = contract.valueOf(mark, lots) * BigInt(Math.abs(rateE8))
    const pays = lots > 0 === rateE8 > 0
    const due = pays ? -ceilingOf(product, E8) : floorOf(product, E8)
    const less = amount !== due && (pays ? amount > due && amount <= 0n : amount < due && amount >= 0n)
    const excused = pays ? isSpent(position, amount) : ledger.fundRanDry
    demand(amount === due || (less && excused), 'FUND-3', () => `position ${id} owes ${due}, told ${amount}`)
    position.funding += amount
    if (position.mode === 'isolated') position.margin += amount
    if (amount !== 0n) this.#positions.touch(position)
    this.#funded.push({ contract: event.contract, dueAt, amount })
  }

  hearInterval(event: FundingSettled, contract: KnownContract): void {
    const { definition, nextFundingAt, premiumCount, fundingE8 } = contract
    const name = definition.symbol
    demand(event.dueAt === nextFundingAt, 'FUND-5', () => `${name}: ${nextFundingAt} is due, settled ${event.dueAt}`)
    const rate = premiumCount === 0 ? 0 : fundingE8
    demand(event.rateE8 === rate, 'FUND-2', () => `${name}: the rate is ${rate}, settled at ${event.rateE8}`)
    this.#checkAmounts(event, contract)
    contract.lastFundingE8 = rate
    contract.fundingE8 = 0
    contract.premiumSum = 0n
    contract.premiumCount = 0
    contract.nextFundingAt += definition.fundingIntervalMs
  }

  /** I12: money collected through clearing is paid out, except for the remainder. No due moment is left over. */
  checkEntry(scene: Scene, contracts: Iterable<KnownContract>): void {
    const { paid, received, covered, remainder } = flowsOf(scene.postings)
    demand(
      paid + covered === received + remainder,
      'I12',
      () => `funding of ${paid} and ${covered} from the fund became ${received} and ${remainder}`,
    )
    demand(received - paid === this.#funding, 'I12', () => `funding moved ${received - paid}, told ${this.#funding}`)
    this.#funding = 0n
    demand(this.#funded.length === 0, 'FUND-3', () => 'a position was funded outside an interval')
    if (!scene.core.clockStopped()) for (const contract of contracts) checkNothingDue(contract, scene.time)
  }

  #checkAmounts({ contract: id, dueAt, rateE8, paid, received }: FundingSettled, { definition }: KnownContract): void {
    if (rateE8 === 0 && this.#funded.length === 0 && paid === 0n && received === 0n) return
    const funded = this.#funded.filter((each) => each.contract === id && each.dueAt === dueAt)
    this.#funded = this.#funded.filter((each) => !funded.includes(each))
    const owners = [...this.#positions.all()].filter((position) => position.contract.definition.id === id).length
    const expected = rateE8 === 0 ? 0 : owners
    const name = definition.symbol
    demand(funded.length === expected, 'FUND-3', () => `${name}: ${funded.length} of ${expected} positions were funded`)
    const sum = (sign: 1 | -1) =>
      funded.reduce((total, { amount }) => (amount > 0n === sign > 0 ? total + amount : total), 0n)
    demand(-sum(-1) === paid && sum(1) === received, 'I12', () => `${name}: paid ${paid} and received ${received}`)
    this.#funding += received - paid
  }
}

interface Flows {
  paid: bigint
  received: bigint
  /** Paid by the insurance fund in place of a payer without money. */
  covered: bigint
  remainder: bigint
}

function flowsOf(postings: Scene['postings']): Flows {
  const flows: Flows = { paid: 0n, received: 0n, covered: 0n, remainder: 0n }
  for (const { reason, amount, ref, source, destination } of postings) {
    if (reason === 'funding' && isClearing(source.owner)) flows.received += amount
    if (reason === 'funding' && isClearing(destination.owner)) flows.paid += amount
    if (reason === 'insurance' && ref === 0 && isClearing(destination.owner)) flows.covered += amount
    if (reason === 'rounding') flows.remainder += amount
  }
  return flows
}

function isClearing(owner: number): boolean {
  return owner === SYSTEM_OWNERS.clearing
}

/** A payer of less than the amount due has no margin left. The account's other money is not known at that moment. */
function isSpent({ mode, margin, settled, slack }: KnownPosition, amount: bigint): boolean {
  return mode === 'cross' || margin + amount <= settled + slack
}

function checkNothingDue({ definition, nextFundingAt, state }: KnownContract, time: number): void {
  const missed = state !== 'settled' && nextFundingAt !== 0 && nextFundingAt <= time
  demand(!missed, 'FUND-5', () => `${definition.symbol}: funding of ${nextFundingAt} was passed over`)
}
