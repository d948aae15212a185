import {
  type Command,
  type Decide,
  FIRST_CUSTOMER,
  type MoneyTerms,
  OPERATOR_ROLES,
  type OperatorAction,
  type OwnerId,
  type WithdrawalView,
} from '@touchstone/protocol'
import type { Exchange } from '../exchange.ts'
import { FIRST_TERMS } from './moneyActs.ts'
import { Dice } from './spot/randomFlow.ts'

const CUSTOMERS = 6
const USDT = 1_000_000n
const TOKEN = `0x${'da'.repeat(20)}`

/**
 * Money that comes in and goes out, among customers who trade on the same toy exchange: deposits seen twice, terms that
 * change, requests allowed and refused, and withdrawals at every step, on the right way and off it.
 */
export class MoneyFlow {
  readonly #dice: Dice
  #key = 0
  #transfers = 0
  #lines = 0

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  /** Two who may do everything, customers who are verified, and terms that a short run can meet. */
  opening(): Command[] {
    const working = OPERATOR_ROLES.filter((role) => role !== 'auditor')
    const founding = [1, 2].map((operator): Command => {
      const action = { type: 'AppointOperator', operator, roles: working } as const
      return { type: 'Decide', proposer: 0, approver: 0, effectiveAt: 0, reason: 'founding', action }
    })
    const verified = Array.from({ length: CUSTOMERS }, (_, place) =>
      this.#decide({ type: 'SetVerification', owner: FIRST_CUSTOMER + place, level: 3 }),
    )
    return [...founding, ...verified, this.#decide({ type: 'SetMoneyTerms', terms: this.#terms() })]
  }

  next(exchange: Exchange): Command {
    const dice = this.#dice
    const roll = dice.roll(100)
    if (roll < 22) return this.#deposit()
    if (roll < 32) return this.#addAddress()
    if (roll < 34) return { type: 'RemovePayoutAddress', ...this.#stamp(this.#owner()), address: 1 + dice.roll(9) }
    if (roll < 54) return this.#request(exchange)
    if (roll < 58) return this.#cancel(exchange)
    if (roll < 84) return this.#goOn(exchange)
    if (roll < 92) return this.#convert(exchange)
    return this.#decide(this.#action(exchange))
  }

  #deposit(): Command {
    const dice = this.#dice
    const seen = this.#transfers > 0 && dice.roll(4) === 0
    const transfer = seen ? 1 + dice.roll(this.#transfers) : ++this.#transfers
    const amount = BigInt(1 + dice.roll(300)) * USDT + BigInt(dice.roll(1_000_000))
    const digit = dice.pick(['e', 'e', 'e', '0'])
    return {
      type: 'CreditDeposit',
      owner: this.#owner(),
      asset: dice.roll(20) === 0 ? 2 : 1,
      amount,
      chain: 'ethereum',
      token: TOKEN,
      transaction: hash(transfer),
      logIndex: 0,
      block: 100 + transfer,
      from: `0x${digit.repeat(40)}`,
      to: `0x${'1'.repeat(40)}`,
    }
  }

  #addAddress(): Command {
    const address = `0x${this.#dice.pick(['a', 'b', 'c', '0']).repeat(40)}`
    return { type: 'AddPayoutAddress', ...this.#stamp(this.#owner()), asset: 1, chain: 'ethereum', address }
  }

  #request(exchange: Exchange): Command {
    const dice = this.#dice
    const owner = this.#owner()
    const allowance = exchange.withdrawals.allowance(owner, 1)
    const most = dice.pick([allowance?.unlocked ?? 0n, allowance?.available ?? 0n])
    const part = dice.pick([most, most / 2n, most / 3n, BigInt(dice.roll(40_000_000))])
    const kind = dice.pick(['chain', 'chain', 'bank', 'return'] as const)
    const lot = dice.pick([...exchange.lots.of(owner), undefined])
    const amount = (kind === 'return' ? (lot?.value ?? 1n) : part) || 1n
    const addresses = exchange.withdrawals.addresses(owner)
    const address = addresses.length > 0 ? dice.pick(addresses).id : 99
    const target = kind === 'bank' ? 0 : kind === 'chain' ? address : (lot?.lot ?? 999)
    const request = { kind, asset: 1, amount, target }
    const { fee } = exchange.withdrawals.quote(owner, request)
    const shown = fee > amount || dice.roll(20) === 0 ? 0n : fee
    const payee = kind === 'bank' ? 'ab'.repeat(32) : ''
    return { type: 'RequestWithdrawal', ...this.#stamp(owner), ...request, fee: shown, payee }
  }

  #cancel(exchange: Exchange): Command {
    const open = this.#open(exchange)
    const owner = open && this.#dice.roll(5) > 0 ? open.owner : this.#owner()
    return { type: 'CancelWithdrawal', ...this.#stamp(owner), withdrawal: open?.withdrawal ?? 1 }
  }

  /** Mostly the step that is next. */
  #goOn(exchange: Exchange): Command {
    const dice = this.#dice
    const open = this.#open(exchange)
    if (!open) return this.#deposit()
    const { withdrawal } = open
    const state = dice.roll(6) === 0 ? dice.pick(['requested', 'review', 'approved', 'signed'] as const) : open.state
    const transaction = open.transaction === '' || dice.roll(12) === 0 ? hash(10_000 + dice.roll(60)) : open.transaction
    if (state === 'requested') return this.#decide({ type: 'TakeWithdrawal', withdrawal })
    if (state === 'review') return this.#decide({ type: dice.pick(REVIEWED), withdrawal })
    if (state === 'approved' && open.kind === 'bank')
      return this.#decide({ type: 'PayBankWithdrawal', withdrawal, reference: `line ${this.#line()}` })
    if (state === 'approved') return { type: 'SignWithdrawal', withdrawal, nonce: withdrawal, transaction }
    if (state === 'signed' && open.replaced.length < withdrawal % 3)
      return { type: 'ReplacePayment', withdrawal, transaction: hash(20_000 + 3 * withdrawal + open.replaced.length) }
    const version = withdrawal % 2 === 0 ? (open.replaced[0] ?? transaction) : transaction
    return { type: dice.pick(ENDS), withdrawal, transaction: version, block: 200 + withdrawal }
  }

  #convert(exchange: Exchange): Command {
    const dice = this.#dice
    const owner = this.#owner()
    const [from, to] = dice.pick([
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 3],
      [3, 1],
      [1, 1],
    ] as const)
    const own = exchange.ledger.balances(owner).find(({ asset }) => asset === from)
    const amount = ((own?.available ?? 0n) * BigInt(1 + dice.roll(30))) / 100n || 1n
    const { receive } = exchange.conversions.quote(owner, from, to, amount)
    const shown = (receive * BigInt(dice.pick([1_000, 1_000, 1_001, 999, 1_003]))) / 1_000n || 1n
    const expiresAt = exchange.time + dice.pick([10_000, 10_000, 10_000, 0, 90_000])
    return { type: 'ConvertFunds', ...this.#stamp(owner), from, to, amount, receive: shown, expiresAt }
  }

  #action(exchange: Exchange): OperatorAction {
    const dice = this.#dice
    const roll = dice.roll(10)
    if (exchange.restriction.withdrawalsOnly())
      return { type: 'RestrictPlatform', withdrawalsOnly: false, reason: 'over' }
    if (roll < 3) return { type: 'SetMoneyTerms', terms: this.#terms() }
    if (roll < 4) return { type: 'RestrictPlatform', withdrawalsOnly: true, reason: 'drill' }
    if (roll < 5) return { type: 'FreezeOwner', owner: this.#owner(), frozen: true, reason: 'seen' }
    if (roll < 8) return { type: 'FreezeOwner', owner: this.#owner(), frozen: false, reason: 'over' }
    const value = BigInt(1 + dice.roll(50)) * USDT
    const asset = dice.pick([1, 1, 2])
    return {
      type: 'CreditPurchase',
      owner: this.#owner(),
      asset,
      amount: value,
      value,
      reference: `line ${this.#line()}`,
      // Every other one was agreed to before terms were ever set.
      ...(value % (2n * USDT) === 0n ? { terms: 0 } : {}),
    }
  }

  #terms(): MoneyTerms {
    const dice = this.#dice
    return {
      ...FIRST_TERMS,
      opensAt: dice.pick([0, 0, 0, 720]),
      perDay: dice.pick([1, 2, 3]),
      min: dice.pick(['1', '5', '20']),
      max: dice.pick(['200', '200000']),
      feePpm: dice.pick([0, 33_333, 50_000, 100_001]),
      turnoverPpm: dice.pick([0, 100_003, 900_000]),
      addressHoldMs: dice.pick([0, 3_600_000]),
      secondPersonFrom: dice.pick(['50', '10000']),
    }
  }

  /** By two, and now and then by one or by somebody unknown. */
  #decide(action: OperatorAction): Decide {
    const [proposer, approver] = this.#dice.pick([...Array.from({ length: 18 }, () => [1, 2] as const), [1, 0], [2, 9]])
    return { type: 'Decide', proposer, approver, effectiveAt: 0, reason: 'drill', action }
  }

  #open(exchange: Exchange): WithdrawalView | undefined {
    const open = exchange.withdrawals.open()
    return open.length > 0 ? this.#dice.pick(open) : undefined
  }

  #line(): number {
    return this.#lines > 0 && this.#dice.roll(5) === 0 ? this.#dice.roll(this.#lines) : ++this.#lines
  }

  #owner(): OwnerId {
    return FIRST_CUSTOMER + this.#dice.roll(CUSTOMERS)
  }

  /** Apart from the identities of trading. */
  #stamp(owner: OwnerId) {
    return { owner, key1: 77, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }
}

const REVIEWED = ['ApproveWithdrawal', 'ApproveWithdrawal', 'ApproveWithdrawal', 'RefuseWithdrawal'] as const
const ENDS = ['ConfirmWithdrawal', 'ConfirmWithdrawal', 'ConfirmWithdrawal', 'FailWithdrawal'] as const

function hash(number: number): string {
  return `0x${String(number).padStart(64, '0')}`
}
