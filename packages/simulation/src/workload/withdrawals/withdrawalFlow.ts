import type { Command, CoreQueries, OwnerId, WithdrawalView } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { mayWithdraw } from '../mayWithdraw.ts'
import { proposed } from '../people.ts'
import { transactionHash } from '../transactionHash.ts'

const UNIT = 1_000_000n

/** Withdrawals: asked for too much, too often and by strangers, paid, failed, given back. */
export class WithdrawalFlow {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  addAddress(core: CoreQueries): Command {
    const { random } = this.#draws
    const address = random.chance(90) ? `0x${random.pick(['a', 'b', 'c', 'd']).repeat(40)}` : '0xA'
    return { type: 'AddPayoutAddress', ...this.#draws.stamp(core), asset: 1, chain: 'ethereum', address }
  }

  removeAddress(core: CoreQueries): Command {
    const owner = this.#draws.owner(core)
    const own = core.withdrawals.addresses(owner)
    const address = own.length > 0 ? this.#draws.random.pick(own).id : 1
    return { type: 'RemovePayoutAddress', ...this.#draws.stamp(core, owner), address }
  }

  request(core: CoreQueries): Command {
    const { random } = this.#draws
    const owner = this.#able(core)
    const allowance = core.withdrawals.allowance(owner, 1)
    const most = (random.chance(75) ? allowance?.unlocked : allowance?.available) ?? 0n
    const returnable = core.lots.of(owner).filter(({ returnTo }) => returnTo !== '')
    const lot = returnable.length > 0 ? random.pick(returnable) : core.lots.of(owner)[0]
    const kind = random.pick([
      'chain',
      'bank',
      'bank',
      returnable.length > 0 || random.chance(10) ? 'return' : 'chain',
    ] as const)
    const part = most / BigInt(random.pick([1, 1, 3, 10, 30])) || BigInt(random.between(1, 90_000_000))
    const amount = kind === 'return' ? (lot?.value ?? UNIT) : part
    const own = core.withdrawals.addresses(owner)
    const address = own.length > 0 && random.chance(90) ? random.pick(own).id : random.between(1, 9)
    const target = { chain: address, bank: 0, return: lot?.lot ?? 1 }[kind]
    const request = { kind, asset: random.chance(98) ? 1 : 2, amount, target }
    const { fee } = core.withdrawals.quote(owner, request)
    const shown = random.chance(93) && fee <= amount ? fee : amount / 20n
    const payee = kind === 'bank' ? 'b'.repeat(64) : ''
    return { type: 'RequestWithdrawal', ...this.#draws.stamp(core, owner), ...request, fee: shown, payee }
  }

  /** Mostly the customer's own; now and then another customer's, or one that has ended. */
  cancel(core: CoreQueries): Command {
    const { random } = this.#draws
    const open = this.#open(core)
    const owner = open && random.chance(80) ? open.owner : this.#draws.owner(core)
    const withdrawal = open && random.chance(75) ? open.withdrawal : random.between(1, 9)
    return { type: 'CancelWithdrawal', ...this.#draws.stamp(core, owner), withdrawal }
  }

  /** Mostly the next step; else another step, of any withdrawal. */
  goOn(core: CoreQueries): Command {
    const { random } = this.#draws
    const open = this.#open(core)
    if (!open && random.chance(85)) return this.request(core)
    const withdrawal = open && random.chance(92) ? open.withdrawal : random.between(1, 12)
    const known = core.withdrawals.withdrawal(withdrawal)
    const steps = ['requested', 'review', 'approved', 'signed'] as const
    const state = random.chance(80) ? known?.state : random.pick(steps)
    const reference = this.#draws.bankLine()
    if (state === 'requested') return proposed(this.#draws, core, { type: 'TakeWithdrawal', withdrawal }, 'treasury')
    if (state === 'review')
      return proposed(
        this.#draws,
        core,
        { type: random.chance(85) ? 'ApproveWithdrawal' : 'RefuseWithdrawal', withdrawal },
        'treasury',
      )
    if (state === 'approved' && known?.kind === 'bank')
      return proposed(this.#draws, core, { type: 'PayBankWithdrawal', withdrawal, reference }, 'treasury')
    const own = known?.transaction ?? ''
    const transaction = own !== '' && random.chance(85) ? own : transactionHash(1_000_000 + random.below(40))
    if (state === 'approved') return { type: 'SignWithdrawal', withdrawal, nonce: withdrawal, transaction }
    const type = random.chance(75) ? 'ConfirmWithdrawal' : 'FailWithdrawal'
    if (state === 'signed' && transaction !== own && withdrawal % 3 === 0)
      return { type: 'ReplacePayment', withdrawal, transaction }
    const version = withdrawal % 2 === 0 ? (known?.replaced[0] ?? transaction) : transaction
    return { type, withdrawal, transaction: version, block: withdrawal }
  }

  /** Mostly a customer who may withdraw. */
  #able(core: CoreQueries): OwnerId {
    const able = [...core.customers.all()].filter(({ owner }) => mayWithdraw(core, owner))
    return able.length > 0 && this.#draws.random.chance(85)
      ? this.#draws.random.pick(able).owner
      : this.#draws.owner(core)
  }

  #open(core: CoreQueries): WithdrawalView | undefined {
    const open = core.withdrawals.open()
    return open.length > 0 ? this.#draws.random.pick(open) : undefined
  }
}
