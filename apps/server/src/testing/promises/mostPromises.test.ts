import { type Decide, REJECTIONS, type Rejection, WALLETS, type Wallet } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { TWO_DAYS } from '../../products/loans/testing/loanOffice.ts'
import { PIN, WithdrawalOffice } from '../../products/withdrawals/testing/withdrawalOffice.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'
import { LEAST_ACTS, PromisedActs } from './promisedActs.ts'
import { btc, PromisedWorld, USDT, usdt } from './promisedWorld.ts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const UNIT = 1_000_000n
const PEOPLE = 6
const STATES = 700
const TRADED_STATES = 400

/** Customers among whom every rule of withdrawals comes to bind, by chance. */
class Rules extends PromisedActs {
  readonly office: WithdrawalOffice
  #deposits = 0

  constructor(office: WithdrawalOffice, seed: number) {
    super(seed)
    this.office = office
  }

  get #world() {
    return this.office.real.world
  }

  #decide(action: Decide['action']) {
    return this.office.decide(1, 2, action)
  }

  async begin(): Promise<readonly Someone[]> {
    await this.#decide({ type: 'FundLoanPool', amount: 100_000n * UNIT })
    await this.#decide({ type: 'SetLoanProduct', terms: TWO_DAYS })
    const people: Someone[] = []
    for (let one = 0; one < PEOPLE; one++) {
      const isPoor = one % 2 === 1
      const token = await this.office.customer({}, isPoor ? (ref) => this.office.real.owner(ref) : undefined)
      const { id } = await this.office.data('addAddress', { token, address: ADDRESS, tpwd: PIN })
      const owner = this.office.ownerOf(token)
      // Of a million at most some thousands stay in funds, so that balances bind as often as limits do.
      if (!isPoor) await this.#move(owner, 'funds', 'delivery', BigInt(this.whole(940_000, 999_999)) * UNIT)
      people.push({ token, owner, addressId: id })
    }
    await this.office.real.pass(DAY_MS)
    return people.map((person) => ({ ...person, token: this.office.session(person.token, {}) }))
  }

  #move(owner: number, from: Wallet, to: Wallet, amount: bigint) {
    const stamp = this.office.real.stamp(owner)
    return this.#world.submit({ type: 'TransferFunds', ...stamp, from, to, asset: USDT, amount })
  }

  #funds(owner: number): bigint {
    const held = this.#world.core.ledger.balances(owner)
    return held.find(({ wallet, asset }) => wallet === 'funds' && asset === USDT)?.available ?? 0n
  }

  /** One thing happens to somebody. */
  async happen({ token, owner }: Someone): Promise<void> {
    const { clock } = this.office.real
    if (this.pick(true, true, false)) await this.#release({ token, owner })
    switch (this.whole(0, 13)) {
      case 0:
      case 1:
        return void (await this.#deposit(owner))
      case 2: {
        const until = clock.wallMs() + this.whole(1, 20) * MINUTE_MS
        return void (await this.#world.submit({ type: 'HoldWithdrawals', owner, until, reason: 'by chance' }))
      }
      case 3:
        return void (await this.#world.submit({ type: 'FreezeOwner', owner, frozen: true, reason: 'by chance' }))
      case 4:
        return void (await this.#decide({ type: 'SetVerification', owner, level: this.pick(0, 1, 2, 2, 2) }))
      case 5:
        return this.office.real.pass(this.pick(this.whole(1, 20) * MINUTE_MS, DAY_MS, DAY_MS))
      case 6:
        return this.#borrow(owner)
      case 7:
        return this.#convert(owner)
      case 8:
        return void (await this.#move(owner, 'delivery', 'funds', BigInt(this.whole(1, 90_000)) * UNIT))
      case 9:
        return void (await this.#move(
          owner,
          'funds',
          'delivery',
          (this.#funds(owner) * BigInt(this.whole(50, 100))) / 100n,
        ))
      case 10:
        return void this.office.unprotected.add(this.office.userOf(token))
      case 11:
        return this.#change()
      default:
        return
    }
  }

  /** What stood against every withdrawal of somebody is over. */
  async #release({ token, owner }: Pick<Someone, 'token' | 'owner'>): Promise<void> {
    this.office.unprotected.delete(this.office.userOf(token))
    if (this.#world.core.customers.isFrozen(owner))
      await this.#world.submit({ type: 'FreezeOwner', owner, frozen: false, reason: 'by chance' })
  }

  /** Other terms for later deposits, and for today's limits where they are better. */
  async #change(): Promise<void> {
    const { terms } = this.#world.core.moneyTerms.current()
    const limits = { max: this.pick('800', '5000', '200000'), perDay: this.pick(1, 2, 3) }
    await this.#decide({
      type: 'SetMoneyTerms',
      terms: { ...terms, ...limits, turnoverPpm: this.pick(0, 0, 0, 900_000) },
    })
  }

  #deposit(owner: number) {
    const transaction = `0x${(++this.#deposits).toString(16).padStart(64, '0')}`
    const at = {
      chain: 'ethereum',
      token: ADDRESS.toLowerCase(),
      transaction,
      logIndex: 0,
      block: this.#deposits,
    } as const
    const amount = BigInt(this.whole(50, 30_000) * 1_000_000 + this.whole(0, 999_999))
    return this.#world.submit({
      type: 'CreditDeposit',
      owner,
      asset: USDT,
      amount,
      ...at,
      from: at.token,
      to: at.token,
    })
  }

  /** Borrows, or pays back what was borrowed, now and then a part. */
  async #borrow(owner: number): Promise<void> {
    const { real } = this.office
    const { loans } = this.#world.core
    const [owed] = loans.ofOwner(owner).filter(({ state }) => state === 'disbursed')
    const amount = BigInt(this.whole(100, 3_000)) * UNIT
    if (owed && this.pick(true, false)) {
      await this.#world.submit({ type: 'RepayLoan', ...real.stamp(owner), loan: owed.loan, amount })
      return
    }
    const terms = loans.product(TWO_DAYS.product)?.version ?? 0
    const asked = { product: TWO_DAYS.product, amount, terms }
    const { reply } = await this.#world.submit({ type: 'ApplyForLoan', ...real.stamp(owner), ...asked })
    if (reply.kind !== 'done') return
    await this.#decide({ type: 'DisburseLoan', loan: reply.value, amount })
    this.note('borrowed')
  }

  async #convert(owner: number): Promise<void> {
    const { real } = this.office
    const [from, to, amount] = this.pick([1, 2, 500n * UNIT], [2, 1, 1_000_000n])
    await real.index(500_000 + this.whole(-20_000, 20_000))
    const { receive, rejection } = this.#world.core.conversions.quote(owner, from, to, amount)
    if (rejection) return
    const expiresAt = real.clock.wallMs() + 10_000
    await this.#world.submit({ type: 'ConvertFunds', ...real.stamp(owner), from, to, amount, receive, expiresAt })
    this.note('converted')
  }
}

interface Someone {
  readonly token: string
  readonly owner: number
  readonly addressId: string
}

function code(rejection: string): number {
  return REJECTIONS[rejection as Rejection].code
}

describe('the most that can be withdrawn', () => {
  const database = suiteDatabase(oneEngine())
  let office: WithdrawalOffice
  beforeEach(async () => {
    office = await WithdrawalOffice.open(database)
  })
  afterEach(() => office.close())

  it('is accepted, and one unit more is refused by the rule that was told; when it is 0, the smallest request is', async () => {
    const rules = new Rules(office, 51)
    const people = await rules.begin()
    for (let state = 0; state < STATES; state++) {
      const person = rules.pick(...(people as readonly [Someone, ...Someone[]]))
      await rules.happen(person)
      office.saw(office.real.world.core.sequence)
      await compare(rules, person)
    }
    const rulesMet = [...rules.compared.keys()].filter((kind) => kind.startsWith('bound by ')).length
    expect(rulesMet).toBeGreaterThanOrEqual(12)
    expect(rules.told('most')).toBeGreaterThanOrEqual(STATES)
  }, 60_000)

  async function compare(rules: Rules, { token, addressId }: Someone): Promise<void> {
    const { withdrawable, bound, state, min } = await office.data('getWithdrawInfo', { token })
    const ask = (amount: string) => office.ask('addWithdraw', { token, addressId, amount, tpwd: PIN })
    const most = usdt(withdrawable)
    const refused = await ask(most > 0n ? formatPlain(most + 1n, 6) : min)
    expect([withdrawable, bound, refused]).toMatchObject([withdrawable, bound, { code: code(bound.rejection) }])
    rules.note(`bound by ${bound.rejection}${most > 0n ? '' : ' at 0'}`)
    rules.count()
    if (most === 0n) return
    expect(state).toBe('')
    const { data, ...answer } = await ask(withdrawable)
    expect([withdrawable, bound, answer]).toMatchObject([withdrawable, bound, { code: 0 }])
    const { id } = data as { readonly id: string }
    if (rules.whole(0, 5) > 0) await office.data('cancelWithdraw', { token, id })
  }
})

describe('the most that can be moved and exchanged', () => {
  const office = withOffice()
  const accountsOf = async (token: string, currency: string) =>
    (await office().data('getTransferInfo', { token, currency })).accounts

  it('is accepted, and one unit more is refused, for each pair of accounts', async () => {
    const world = new PromisedWorld(office(), 52)
    const people = [await office().customer(), await office().customer(), await office().customer()] as const
    for (let state = 0; state < TRADED_STATES; state++) {
      const token = world.pick(...people)
      await happen(world, token)
      await compareTransfer(world, token)
      await compareExchange(world, token)
      world.count()
    }
    for (const kind of ['moved', 'nothing to move', 'backs positions', 'exchanged', 'frozen'])
      expect([kind, (world.compared.get(kind) ?? 0) > 5]).toEqual([kind, true])
    expect(world.told('moves')).toBeGreaterThanOrEqual(LEAST_ACTS.moves)
  }, 60_000)

  async function happen(world: PromisedWorld, token: string): Promise<void> {
    switch (world.whole(0, 5)) {
      case 0:
        return office().price(500_000 + world.whole(-9_000, 9_000))
      case 1: {
        const owner = office().ownerOf(token)
        const frozen = !world.core.customers.isFrozen(owner) && world.pick(true, false)
        return void (await office().real.world.submit({ type: 'FreezeOwner', owner, frozen, reason: 'by chance' }))
      }
      case 2:
        return void (await office().ask('closeAllContract', { token }))
      default: {
        const marginMode = world.pick('cross', 'isolated')
        const size = { lots: String(world.whole(1, 2_000)), leverage: world.pick('3', '10'), marginMode }
        const order = { symbol: 'BTCPERP', side: world.pick('long', 'short'), type: 'market', ...size }
        await office().ask('addContract', { ...order, token })
      }
    }
  }

  async function compareTransfer(world: PromisedWorld, token: string): Promise<void> {
    const currency = world.pick('USDT', 'USDT', 'BTC')
    const scale = currency === 'BTC' ? 8 : 6
    const accounts = await accountsOf(token, currency)
    const from = world.pick(...WALLETS)
    const to = world.pick(...WALLETS)
    const source = accounts.find(({ account }) => account === from)
    const isClosed = from === to || accounts.some(({ account, closed }) => account === to && closed)
    if (!source || isClosed) return
    const most = currency === 'BTC' ? btc(source.transferable) : usdt(source.transferable)
    const move = (amount: bigint) =>
      office().ask('addTransfer', { token, from, to, currency, amount: formatPlain(amount, scale) })
    const more = await move(most + 1n)
    expect([source, more.code === 0]).toEqual([source, false])
    if (most === 0n) return world.note('nothing to move')
    const all = await move(most)
    expect([source, all]).toMatchObject([source, { code: 0 }])
    world.note(source.transferable === source.available ? 'moved' : 'backs positions')
    if (world.whole(0, 3) > 0)
      await office().ask('addTransfer', { token, from: to, to: from, currency, amount: source.transferable })
  }

  /** All of a balance may be given, unless a rule about the size of exchanges or about the account says otherwise, never a bit more. */
  async function compareExchange(world: PromisedWorld, token: string): Promise<void> {
    const [from, to, scale] = world.pick(['USDT', 'BTC', 6] as const, ['BTC', 'USDT', 8] as const)
    const accounts = await accountsOf(token, from)
    const { available = '0' } = accounts.find(({ account }) => account === 'funds') ?? {}
    const most = scale === 8 ? btc(available) : usdt(available)
    const quote = (amount: bigint) =>
      office().ask('getExchangeQuote', { token, from, to, amount: formatPlain(amount, scale) })
    const [more, all] = [await quote(most + 1n), most === 0n ? undefined : await quote(most)]
    if (more.code === code('owner_frozen')) return world.note('frozen')
    expect(SIZES).toContain(more.code)
    if (!all) return
    if (all.code !== QUOTED) return expect(SIZES.slice(1)).toContain(all.code)
    const { quoteId } = all.data as { readonly quoteId: string }
    if (world.whole(0, 9) === 0) await office().data('addExchange', { token, quoteId })
    world.note('exchanged')
  }
})

/** A quote that was given. */
const QUOTED = 7
const SIZES = ['insufficient_balance', 'below_minimum_notional', 'above_maximum_notional', 'conversion_closed'].map(
  code,
)
