import type { CommissionLapsed, CommissionPaid } from '@touchstone/protocol'
import { type Amount, formatPlain } from '@touchstone/quantities'
import type { BookKind } from '../../matching/makeBook.ts'
import { playOn } from '../decisions/operatorRun.ts'
import { MoneyRun } from '../moneyRun.ts'
import type { Scenario } from '../scenario.ts'
import type { ToyExchange } from '../toyExchange.ts'

type Step = (run: RewardRun, match: readonly string[]) => void
type CommissionEnd = CommissionPaid | CommissionLapsed

const USDT = 6
const BITCOIN = 8
const PRICE = 100
/** What a quote cannot know. */
const UNQUOTED = ['conflict', 'clock_stopped']

/** What a story may say about rewards. Amounts are USDT, unless it says BTC. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [/^(\w+) trades (\d+) with (\w+)$/, (run, [taker = '', lots, maker = '']) => run.trade(taker, maker, Number(lots))],
  [/^(\w+) signs in$/, (run, [name = '']) => run.signIn(name)],
  [/^(\w+) receives day (\d+)$/, (run, [name = '', day]) => run.receive(name, Number(day))],
  [
    /^(\w+) is on day (\d+) of cycle (\d+): (.*)$/,
    (run, [name = '', ...said]) => run.expect('cycle', run.cycleOf(name), said.join(' ')),
  ],
  [/^(\w+) was invited by (\w+)$/, (run, [name = '', by = '']) => run.invite(name, by)],
  [/^(\w+) is (another|the same) person$/, (run, [name = '', who]) => run.qualify(name, who === 'another')],
  [
    /^(\S+) and (\S+) BTC wait for (\w+)$/,
    (run, [usdt, btc, name = '']) => run.expect('waiting', run.waitingOf(name), `${usdt} and ${btc}`),
  ],
  [/^(\w+) was paid (.*)$/, (run, [name = '', said]) => run.expect('paid', run.paidTo(name), said)],
  [/^it lapsed: (.*)$/, (run, [said]) => run.expect('lapsed', run.lapsed(), said)],
  [
    /^(\w+) invited (\d+) (\d+) (\d+) (\d+)$/,
    (run, [name = '', ...said]) => run.expect('invited', run.invitedBy(name), said.join(' ')),
  ],
  [/^(\w+) claims (\d+)$/, (run, [name = '', campaign]) => run.claim(name, Number(campaign))],
  [
    /^campaign (\d+) is (\w+) with (\S+) left$/,
    (run, [campaign, ...said]) => run.expect('campaign', run.campaign(Number(campaign)), said.join(' ')),
  ],
  [/^budget (\d+) has (\S+) left$/, (run, [campaign, left]) => run.expect('left', run.leftOf(Number(campaign)), left)],
  [
    /^(\w+) paid (\S+) in fees and may receive (\S+)$/,
    (run, [name = '', ...said]) => run.expect('totals', run.totalsOf(name), said.join(' ')),
  ],
]

/** A toy exchange whose customers are rewarded. */
class RewardRun extends MoneyRun {
  /** What ended with the last entry in which any commission did. */
  #ended: readonly CommissionEnd[] = []

  protected override read(said: string): (() => void) | undefined {
    const known = STEPS.find(([pattern]) => pattern.test(said))
    return known ? () => known[1](this, known[0].exec(said)?.slice(1) ?? []) : super.read(said)
  }

  override apply(command: Parameters<MoneyRun['apply']>[0]): void {
    super.apply(command)
    const ends = this.toy.last?.events.filter(isEnd) ?? []
    if (ends.length > 0) this.#ended = ends
  }

  /** At a price of 100: the maker sells for USDT, the taker buys coins; both get what they need. */
  trade(taker: string, maker: string, lots: number): void {
    this.sample(PRICE)
    this.fundCoins(maker, String(lots))
    this.fund(taker, String(lots * PRICE))
    this.sell(maker, lots, PRICE)
    this.buy(taker, lots, PRICE, undefined)
    this.expect('trade', this.toy.last?.reply.kind, 'order')
    this.passMs(1)
  }

  signIn(name: string): void {
    this.apply({ type: 'SignIn', ...this.stamp(this.owner(name)) })
  }

  /** The quote has to tell the same. */
  receive(name: string, day: number): void {
    const owner = this.owner(name)
    const quote = this.toy.exchange.signIn.quote(owner, day)
    this.apply({ type: 'ReceiveSign', ...this.stamp(owner), day })
    this.#expectQuoted(quote.rejection)
  }

  /** "x" signed, "r" received too, "." neither. */
  cycleOf(name: string): string {
    const view = this.toy.exchange.signIn.cycle(this.owner(name))
    const marks = view?.days.map(({ signed, received }) => (received ? 'r' : signed ? 'x' : '.')).join('')
    return `${view?.today} ${view?.cycle} ${marks}`
  }

  invite(customer: string, referrer: string): void {
    this.apply({ type: 'SetReferrer', customer: this.owner(customer), referrer: this.owner(referrer) })
  }

  qualify(customer: string, qualified: boolean): void {
    this.apply({ type: 'QualifyInvitee', customer: this.owner(customer), qualified, reason: 'compared' })
  }

  waitingOf(name: string): string {
    const waiting = this.toy.exchange.invitations.waiting(this.owner(name))
    const sum = (asset: number) => waiting.reduce((all, each) => (each.asset === asset ? all + each.amount : all), 0n)
    return `${text(sum(1))} and ${text(sum(2), BITCOIN)}`
  }

  /** With the last commissions that ended: "0.05 of level 1". */
  paidTo(name: string): string {
    const inviter = this.owner(name)
    return this.#told(this.#ended.filter((each) => each.type === 'CommissionPaid' && each.inviter === inviter))
  }

  lapsed(): string {
    const lapsed = this.#ended.flatMap((each) => (each.type === 'CommissionLapsed' ? each.reason : []))
    return [...new Set(lapsed)].join(' ')
  }

  invitedBy(name: string): string {
    const { invitations } = this.toy.exchange
    const owner = this.owner(name)
    const levels = invitations.levels(owner)
    for (const { level, count } of levels) this.expect('level', invitations.invitees(owner, level).length, count)
    return levels.map(({ count }) => count).join(' ')
  }

  claim(name: string, campaign: number): void {
    const owner = this.owner(name)
    const quoted = this.toy.exchange.welfare.progress(owner, campaign)?.rejection
    this.apply({ type: 'ClaimWelfare', ...this.stamp(owner), campaign })
    if (quoted !== undefined) this.#expectQuoted(quoted)
  }

  campaign(campaign: number): string {
    const view = this.toy.exchange.welfare.campaign(campaign)
    return `${view?.state} ${text(view?.left, view?.terms.asset === 1 ? USDT : BITCOIN)}`
  }

  leftOf(campaign: number): string {
    return text(this.toy.exchange.rewards.budget(campaign)?.left)
  }

  totalsOf(name: string): string {
    const { feesPaid, allowance } = this.toy.exchange.rewards.totals(this.owner(name))
    return `${text(feesPaid)} ${text(allowance)}`
  }

  #expectQuoted(quoted: string | null): void {
    const reply = this.toy.last?.reply
    const told = reply?.kind === 'rejected' ? reply.rejection : null
    if (told === null || !UNQUOTED.includes(told)) this.expect('quote', quoted, told)
  }

  #told(ends: readonly CommissionEnd[]): string {
    return ends
      .map(({ amount, asset, level }) => `${text(amount, asset === 1 ? USDT : BITCOIN)} of level ${level}`)
      .join(', ')
  }
}

export function playRewards(story: Scenario, book: BookKind): ToyExchange {
  return playOn(new RewardRun(book), story)
}

function isEnd(event: { readonly type: string }): event is CommissionEnd {
  return event.type === 'CommissionPaid' || event.type === 'CommissionLapsed'
}

function text(amount: Amount | undefined, scale = USDT): string {
  return amount === undefined ? 'nothing' : formatPlain(amount, scale)
}
