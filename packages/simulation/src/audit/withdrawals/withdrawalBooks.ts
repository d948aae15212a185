import type {
  CoreQueries,
  OwnerId,
  Posting,
  WithdrawalId,
  WithdrawalMoved,
  WithdrawalRequested,
  WithdrawalState,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { Part } from '../lots/lotBooks.ts'
import type { Scene } from '../scene.ts'

export interface KnownWithdrawal {
  readonly asked: WithdrawalRequested
  readonly day: number
  readonly drawn: readonly Part[]
  state: WithdrawalState
  /** Every version of its payment. */
  readonly transactions: string[]
}

/** The steps from which each step may be reached. */
const BEFORE: { readonly [State in WithdrawalState]?: readonly WithdrawalState[] } = {
  review: ['requested'],
  approved: ['review'],
  signed: ['approved', 'signed'],
  confirmed: ['signed', 'approved'],
  canceled: ['requested'],
  refused: ['requested', 'review', 'approved'],
  failed: ['signed'],
}
const GIVEN_BACK: readonly WithdrawalState[] = ['canceled', 'refused', 'failed']

/** The state of each withdrawal, and that its money lies in that state's account. I17 */
export class WithdrawalBooks {
  readonly #known = new Map<WithdrawalId, KnownWithdrawal>()
  /** Transactions and bank lines: each is used for one payment. */
  readonly #proofs = new Set<string>()

  add(known: KnownWithdrawal): void {
    this.#known.set(known.asked.withdrawal, known)
  }

  amountOf(withdrawal: WithdrawalId): bigint | undefined {
    return this.#known.get(withdrawal)?.asked.amount
  }

  /** The hold of an owner's open withdrawals. */
  heldBy(owner: OwnerId): bigint {
    return this.#ofOwner(owner).reduce((sum, each) => (isOver(each.state) ? sum : sum + each.asked.amount), 0n)
  }

  /** The amount that counts towards a day's limit. WDR-4 */
  usedOn(owner: OwnerId, day: number): { readonly count: number; readonly sum: bigint } {
    const counting = this.#ofOwner(owner).filter(
      (each) => each.day === day && each.asked.kind !== 'return' && !GIVEN_BACK.includes(each.state),
    )
    return { count: counting.length, sum: counting.reduce((sum, { asked }) => sum + asked.amount, 0n) }
  }

  /** Returns the lots' parts when they are given back. */
  move(told: WithdrawalMoved, scene: Scene): readonly Part[] {
    const { withdrawal, state } = told
    const known = this.#known.get(withdrawal)
    demand(known !== undefined, 'I17', () => `withdrawal ${withdrawal} was never asked for`)
    const rightly = BEFORE[state]?.includes(known.state) && known.asked.owner === told.owner
    demand(rightly === true, 'I17', () => `withdrawal ${withdrawal} went from ${known.state} to ${state}`)
    const isAgain = state === 'signed' && known.state === 'signed'
    if ((state === 'signed' && !isAgain) || state === 'approved') checkMayWithdraw(told, scene)
    if (state === 'signed') this.#sign(known, told, scene)
    if (state === 'confirmed') this.#pay(known, told, scene)
    if (state === 'failed')
      demand(known.transactions.includes(told.transaction), 'I17', () => `${withdrawal} failed by ${told.transaction}`)
    if (state === 'canceled') {
      const { command } = scene.entry
      const own = command.type === 'CancelWithdrawal' && command.owner === told.owner
      demand(own, 'I27', () => `withdrawal ${withdrawal} was taken back by ${command.type}`)
    }
    known.state = state
    if (!GIVEN_BACK.includes(state)) return []
    const freed = has(scene, 'release', withdrawal, known.asked.amount)
    demand(freed, 'WDR-10', () => `withdrawal ${withdrawal} is ${state} and its amount is not free`)
    return known.drawn
  }

  sweep(core: CoreQueries): void {
    const open = [...this.#known.values()].filter(({ state }) => !isOver(state)).map(({ asked }) => asked.withdrawal)
    const told = core.withdrawals.open().map(({ withdrawal }) => withdrawal)
    demand(open.join() === told.join(), 'I17', () => `${told.join()} are open, by the log ${open.join()}`)
  }

  /** One payment for one withdrawal, in the log before it is sent to the chain, and so each further version of it. WDR-12, WDR-15 */
  #sign(known: KnownWithdrawal, { withdrawal, transaction }: WithdrawalMoved, { entry }: Scene): void {
    const rightly = known.state === 'signed' ? 'ReplacePayment' : 'SignWithdrawal'
    const fits = entry.command.type === rightly && known.asked.kind !== 'bank'
    demand(fits, 'I17', () => `withdrawal ${withdrawal} was signed by ${entry.command.type}`)
    this.#use(transaction)
    known.transactions.push(transaction)
  }

  #pay(known: KnownWithdrawal, { withdrawal, transaction, reference }: WithdrawalMoved, scene: Scene): void {
    const { amount, fee, kind } = known.asked
    if (kind === 'bank') this.#use(reference)
    const asSigned = kind === 'bank' ? known.state === 'approved' : known.state === 'signed'
    const right = asSigned && (kind === 'bank' ? transaction === '' : known.transactions.includes(transaction))
    demand(right, 'I17', () => `withdrawal ${withdrawal} was paid by ${transaction}${reference} when ${known.state}`)
    const paid = has(scene, 'withdrawal', withdrawal, amount - fee)
    const kept = fee === 0n || has(scene, 'withdrawal_fee', withdrawal, fee)
    demand(paid && kept, 'I17', () => `withdrawal ${withdrawal} of ${amount} with a fee of ${fee} was paid otherwise`)
  }

  #use(proof: string): void {
    demand(proof !== '' && !this.#proofs.has(proof), 'I17', () => `${proof} pays twice`)
    this.#proofs.add(proof)
  }

  #ofOwner(owner: OwnerId): KnownWithdrawal[] {
    return [...this.#known.values()].filter(({ asked }) => asked.owner === owner)
  }
}

function checkMayWithdraw({ withdrawal, owner, state }: WithdrawalMoved, { core }: Scene): void {
  const free = !core.customers.isFrozen(owner) && core.customers.withdrawalsHeldUntil(owner) === 0
  demand(free, 'WDR-11', () => `withdrawal ${withdrawal} of ${owner}, who is frozen or held, is ${state}`)
}

function has({ postings }: Scene, reason: Posting['reason'], ref: number, amount: bigint): boolean {
  return postings.some((posting) => posting.reason === reason && posting.ref === ref && posting.amount === amount)
}

function isOver(state: WithdrawalState): boolean {
  return state === 'confirmed' || GIVEN_BACK.includes(state)
}
