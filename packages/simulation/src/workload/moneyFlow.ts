import type {
  Command,
  CoreQueries,
  MoneyTerms,
  OperatorAction,
  OperatorRole,
  OwnerId,
  WithdrawalView,
} from '@touchstone/protocol'
import type { Draws } from './draws.ts'
import { anybody, colleagues } from './people.ts'

const UNIT = 1_000_000n
const TOKEN = `0x${'da'.repeat(20)}`
/** Bank lines and transfers that are told again are among the last of these. */
const RECENT = 12

/** Money that comes in and goes out: seen twice, asked for too much, too often and by strangers, paid, failed, given back. */
export class MoneyFlow {
  readonly #draws: Draws
  #transfers = 0
  #lines = 0

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): Command {
    const { random } = this.#draws
    if (core.restriction.withdrawalsOnly() && random.chance(80))
      return this.#decide(core, { type: 'RestrictPlatform', withdrawalsOnly: false, reason: 'agrees' }, 'treasury')
    if (this.#isClosed(core) && random.chance(40)) return this.#decide(core, ...this.#opening(core))
    const dice = random.below(100)
    if (dice < 20) return this.#deposit(core)
    if (dice < 27) return this.#addAddress(core)
    if (dice < 28) return this.#removeAddress(core)
    if (dice < 53) return this.#request(core)
    if (dice < 57) return this.#cancel(core)
    if (dice < 82) return this.#goOn(core)
    if (dice < 88) return this.#convert(core)
    return this.#decide(core, ...this.#action(core))
  }

  /** Every fifth transfer is one that was seen before, by another node or for somebody else. */
  #deposit(core: CoreQueries): Command {
    const { random } = this.#draws
    const again = this.#transfers > 0 && random.chance(20)
    const transfer = again ? this.#transfers - random.below(Math.min(RECENT, this.#transfers)) : ++this.#transfers
    return {
      type: 'CreditDeposit',
      owner: this.#draws.owner(core),
      asset: random.chance(96) ? 1 : random.pick([2, 9]),
      amount: BigInt(random.between(1, random.pick([400_000_000, 3_000_000_000]))),
      chain: 'ethereum',
      contract: TOKEN,
      transaction: hash(transfer),
      logIndex: 0,
      block: transfer,
      from: `0x${random.pick(['e', 'e', '0']).repeat(40)}`,
      to: random.chance(97) ? `0x${'1'.repeat(40)}` : 'somewhere',
    }
  }

  #addAddress(core: CoreQueries): Command {
    const { random } = this.#draws
    const address = random.chance(90) ? `0x${random.pick(['a', 'b', 'c', 'd']).repeat(40)}` : '0xA'
    return { type: 'AddPayoutAddress', ...this.#draws.stamp(core), asset: 1, chain: 'ethereum', address }
  }

  #removeAddress(core: CoreQueries): Command {
    const owner = this.#draws.owner(core)
    const own = core.withdrawals.addresses(owner)
    const address = own.length > 0 ? this.#draws.random.pick(own).id : 1
    return { type: 'RemovePayoutAddress', ...this.#draws.stamp(core, owner), address }
  }

  #request(core: CoreQueries): Command {
    const { random } = this.#draws
    const owner = this.#able(core)
    const standing = core.withdrawals.standing(owner, 1)
    const most = (random.chance(75) ? standing?.unlocked : standing?.available) ?? 0n
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

  /** Mostly one's own; now and then somebody else's, or one that is gone. */
  #cancel(core: CoreQueries): Command {
    const { random } = this.#draws
    const open = this.#open(core)
    const owner = open && random.chance(80) ? open.owner : this.#draws.owner(core)
    const withdrawal = open && random.chance(75) ? open.withdrawal : random.between(1, 9)
    return { type: 'CancelWithdrawal', ...this.#draws.stamp(core, owner), withdrawal }
  }

  /** Mostly the step that is next; else one that is not, for whichever withdrawal. */
  #goOn(core: CoreQueries): Command {
    const { random } = this.#draws
    const open = this.#open(core)
    if (!open && random.chance(85)) return this.#request(core)
    const withdrawal = open && random.chance(92) ? open.withdrawal : random.between(1, 12)
    const known = core.withdrawals.withdrawal(withdrawal)
    const steps = ['requested', 'review', 'approved', 'signed'] as const
    const state = random.chance(80) ? known?.state : random.pick(steps)
    const reference = this.#line()
    if (state === 'requested') return this.#decide(core, { type: 'TakeWithdrawal', withdrawal }, 'treasury')
    if (state === 'review')
      return this.#decide(
        core,
        { type: random.chance(85) ? 'ApproveWithdrawal' : 'RefuseWithdrawal', withdrawal },
        'treasury',
      )
    if (state === 'approved' && known?.kind === 'bank')
      return this.#decide(core, { type: 'PayBankWithdrawal', withdrawal, reference }, 'treasury')
    const own = known?.transaction ?? ''
    const transaction = own !== '' && random.chance(85) ? own : hash(1_000_000 + random.below(40))
    if (state === 'approved') return { type: 'SignWithdrawal', withdrawal, nonce: withdrawal, transaction }
    const type = random.chance(75) ? 'ConfirmWithdrawal' : 'FailWithdrawal'
    if (state === 'signed' && transaction !== own && withdrawal % 3 === 0)
      return { type: 'ReplacePayment', withdrawal, transaction }
    const version = withdrawal % 2 === 0 ? (known?.replaced[0] ?? transaction) : transaction
    return { type, withdrawal, transaction: version, block: withdrawal }
  }

  #convert(core: CoreQueries): Command {
    const { random } = this.#draws
    const owner = this.#draws.owner(core)
    const from = random.pick([1, 1, 2, 3])
    const to = random.chance(96) ? ((from + random.below(2)) % 3) + 1 : from
    const own = core.ledger.balances(owner).find(({ wallet, asset }) => wallet === 'funds' && asset === from)
    const amount = ((own?.available ?? UNIT) * BigInt(random.between(1, 103))) / 100n || 1n
    const { receive } = core.conversions.quote(owner, from, to, amount)
    const shown = (receive * BigInt(random.pick([1_000, 1_000, 1_000, 1_001, 999, 1_002]))) / 1_000n || 1n
    const expiresAt = core.time + random.pick([10_000, 10_000, 10_000, 60_001, 0])
    return { type: 'ConvertFunds', ...this.#draws.stamp(core, owner), from, to, amount, receive: shown, expiresAt }
  }

  /** What is decided, and the role of those who may propose it. Mostly what lets customers withdraw at all. */
  #action(core: CoreQueries): readonly [OperatorAction, OperatorRole] {
    const { random } = this.#draws
    const owner = this.#draws.owner(core)
    const dice = random.below(100)
    if (dice < 25) return [{ type: 'SetMoneyTerms', terms: this.#terms() }, 'administrator']
    if (dice < 45) return [{ type: 'SetVerification', owner, level: 3 }, 'compliance']
    if (dice < 47) return [{ type: 'RestrictPlatform', withdrawalsOnly: true, reason: 'custody differs' }, 'treasury']
    const value = BigInt(random.between(1, 900_000_000))
    const reference = this.#line()
    return [
      { type: 'CreditPurchase', owner, asset: random.pick([1, 1, 2]), amount: value, value, reference },
      'treasury',
    ]
  }

  /** Whether nobody could withdraw yet: the terms are the first ones, or hardly anybody is verified. */
  #isClosed(core: CoreQueries): boolean {
    return (
      core.moneyTerms.current().version === 0 ||
      [...core.customers.all()].filter(({ owner }) => isFree(core, owner)).length < 4
    )
  }

  #opening(core: CoreQueries): readonly [OperatorAction, OperatorRole] {
    if (core.moneyTerms.current().version === 0)
      return [{ type: 'SetMoneyTerms', terms: this.#terms() }, 'administrator']
    return [{ type: 'SetVerification', owner: this.#draws.owner(core), level: 3 }, 'compliance']
  }

  /** Mostly somebody who may withdraw. */
  #able(core: CoreQueries): OwnerId {
    const able = [...core.customers.all()].filter(({ owner }) => isFree(core, owner))
    return able.length > 0 && this.#draws.random.chance(85)
      ? this.#draws.random.pick(able).owner
      : this.#draws.owner(core)
  }

  #terms(): MoneyTerms {
    const { random } = this.#draws
    return {
      opensAt: random.chance(92) ? 0 : 720,
      closesAt: 1440,
      perDay: random.pick([1, 2, 6]),
      min: random.pick(['1', '1', '25']),
      max: random.pick(['900', '200000', '200000']),
      feePpm: random.pick([0, 33_333, 50_000, 90_001]),
      turnoverPpm: random.pick([0, 0, 50_001, 900_000]),
      addressHoldMs: random.pick([0, 3_000]),
      returnFee: random.pick(['0', '5']),
      secondPersonFrom: random.pick(['20', '10000']),
      conversionSpreadPpm: random.pick([0, 2_000, 12_345]),
    }
  }

  #decide(core: CoreQueries, action: OperatorAction, role: OperatorRole): Command {
    const right = this.#draws.random.chance(85)
    const [proposer, approver] = right ? colleagues(this.#draws, core, role) : anybody(this.#draws, core)
    return { type: 'Decide', proposer, approver, effectiveAt: 0, reason: 'drill', action }
  }

  #open(core: CoreQueries): WithdrawalView | undefined {
    const open = core.withdrawals.open()
    return open.length > 0 ? this.#draws.random.pick(open) : undefined
  }

  #line(): string {
    const { random } = this.#draws
    const again = this.#lines > 0 && random.chance(15)
    return `line ${again ? this.#lines - random.below(Math.min(RECENT, this.#lines)) : ++this.#lines}`
  }
}

function isFree(core: CoreQueries, owner: OwnerId): boolean {
  return (
    core.customers.verification(owner) > 0 &&
    core.customers.withdrawalsHeldUntil(owner) === 0 &&
    !core.customers.isFrozen(owner)
  )
}

function hash(number: number): string {
  return `0x${String(number).padStart(64, '0')}`
}
