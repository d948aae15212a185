import type { CoreQueries, OperatorAction } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { WEEK } from '../products/hosting/testing/hostingActs.ts'
import { TWO_DAYS } from '../products/loans/testing/loanOffice.ts'
import { TERMS as COIN } from '../products/newCoins/testing/newCoinActs.ts'
import { TERMS as REWARDS } from '../rewards/testing/rewardActs.ts'
import { withOffice } from '../trading/testing/withOffice.ts'
import { toldAct } from './toldAct.ts'

type Samples = { readonly [Type in OperatorAction['type']]: Omit<Extract<OperatorAction, { type: Type }>, 'type'> }

const LIMITS = {
  minLots: 7,
  maxLots: 70,
  bandPpm: 40_000,
  defaultSlippagePpm: 900,
  maxSlippagePpm: 9_000,
  maxOpenOrders: 9,
}
const REASON = 'a reason'
const UNIT = 1_000_000n

/** One of each act, as it might be proposed now. */
function samples(core: CoreQueries): Samples {
  const [market] = core.spot.markets()
  const [contract] = core.contracts.all()
  const [options] = core.timedOptions.terms()
  const { loanLimits, dailyWithdrawals } = core.customers.verificationPolicy()
  const { terms } = core.moneyTerms.current()
  if (!market || !contract || !options) throw new Error('nothing is listed')
  const { definition } = core.spot.market(market.id)
  const { index, quote, cycles, poolCap, customerCap } = options
  const definitionOfIndex = { id: 7, symbol: 'X', name: 'Ex', class: 'stock', tickSize: '0.1' } as const
  const campaign = {
    campaign: 3,
    title: 'Gift',
    text: 4,
    asset: 1,
    reward: '5',
    perPerson: 2,
    from: 60_000,
    until: 120_000,
  }
  return {
    FreezeOwner: { owner: 5, frozen: true, reason: REASON },
    SetTier: { owner: 5, tier: 1 },
    HoldWithdrawals: { owner: 5, until: core.time + 3_600_000, reason: REASON },
    SetVerification: { owner: 5, level: 2 },
    SetFeeTiers: { tiers: [{ makerPpm: 10, takerPpm: 20 }] },
    SetVerificationPolicy: { loanLimits, dailyWithdrawals },
    SetMarketState: { market: market.id, state: 'halted', reason: REASON },
    ListIndex: { definition: { ...definitionOfIndex, calendar: { zone: 'newYork', sessions: [], holidays: [] } } },
    SetMoneyTerms: { terms },
    RestrictPlatform: { withdrawalsOnly: true, reason: REASON },
    ListAsset: { asset: { id: 9, code: 'NEW', name: 'New', scale: 6 } },
    ListSpotMarket: { definition, state: 'open', reason: REASON },
    SetRewardTerms: { terms: REWARDS },
    FundCampaign: { campaign: 3, amount: UNIT },
    CloseCampaign: { campaign: 3 },
    AppointOperator: { operator: 4, roles: ['treasury'] },
    ContributeCapital: { owner: 'treasury', asset: 1, amount: UNIT, evidence: 'line 1' },
    CancelDecision: { decision: 3 },
    ChangeMarket: { market: market.id, ...LIMITS, minNotional: '2', maxNotional: '2000' },
    ListContract: { definition: core.contracts.contract(contract.id).definition },
    ChangeContract: { contract: contract.id, ...LIMITS, maxLeverage: 3 },
    ListOptions: { terms: { index, quote, cycles, poolCap, customerCap } },
    TakeWithdrawal: { withdrawal: 3 },
    ApproveWithdrawal: { withdrawal: 3 },
    RefuseWithdrawal: { withdrawal: 3 },
    PayBankWithdrawal: { withdrawal: 3, reference: 'line 2' },
    CreditPurchase: { owner: 5, asset: 1, amount: UNIT, value: UNIT, reference: 'line 3', terms: 1 },
    SetHostingProduct: { terms: WEEK },
    SetOffering: { terms: COIN },
    FundOffering: { coin: 3, amount: UNIT, evidence: 'line 4' },
    DecideSubscription: { subscription: 3, passed: true, reason: REASON },
    AllocateOffering: { coin: 3 },
    PayIssuer: { coin: 3, amount: UNIT, evidence: 'line 5' },
    ReturnUnsold: { coin: 3, evidence: 'line 6' },
    SetLoanProduct: { terms: TWO_DAYS },
    FundLoanPool: { amount: UNIT },
    ReturnLoanPool: { amount: UNIT },
    DisburseLoan: { loan: 3, amount: UNIT },
    RejectLoan: { loan: 3, reason: REASON },
    CreditLoanProof: { loan: 3, amount: UNIT, line: 'line 7', uploadedAt: 60_000 },
    WriteOffLoan: { loan: 3, reason: REASON },
    SetCampaign: { terms: { ...campaign, conditions: [], state: 'running' } },
  }
}

/** What the approver is not told of here, and why. */
const UNTOLD: ReadonlySet<string> = new Set([
  // The reason of the proposal itself, which stands above what is told.
  'FreezeOwner.reason',
  'HoldWithdrawals.reason',
  'SetMarketState.reason',
  // The number of a duration, by which the log knows it; its terms are told by the duration itself.
  'ListOptions.terms.cycles.id',
])

/** The same, with one value changed; by the path of that value. */
function* changedOnce(value: unknown): Generator<readonly [path: string, changed: unknown]> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      for (const [path, other] of changedOnce(inner)) {
        const changed = Array.isArray(value)
          ? value.map((item, place) => (String(place) === name ? other : item))
          : { ...value, [name]: other }
        yield [path === '' ? name : `${name}.${path}`, changed]
      }
  } else if (typeof value === 'bigint') yield ['', value + UNIT]
  else if (typeof value === 'number') yield ['', value + 60_000]
  else if (typeof value === 'boolean') yield ['', !value]
  else yield ['', Number.isNaN(Number(value)) ? `${value} too` : `${Number(value) + 1}`]
}

describe('what the person who approves reads of an act', () => {
  const office = withOffice()

  it('has every field of every act', () => {
    const { core } = office().real.world
    const told = (action: unknown) => {
      try {
        return JSON.stringify(toldAct({ action: action as OperatorAction, name: '' }, core))
      } catch (error) {
        return `refused: ${String(error)}`
      }
    }
    const missing = Object.entries(samples(core)).flatMap(([type, fields]) => {
      const whole = told({ type, ...fields })
      expect([type, whole]).toEqual([type, expect.not.stringMatching(/^refused/)])
      const paths = [...changedOnce(fields)].filter(([, changed]) => told({ type, ...(changed as object) }) === whole)
      return paths.map(([path]) => `${type}.${path.replaceAll(/\.\d+/g, '')}`).filter((path) => !UNTOLD.has(path))
    })
    expect(missing).toEqual([])
  })

  it('has rows for money that moves, with what it makes of it', () => {
    const { core } = office().real.world
    const rows = (action: OperatorAction) => toldAct({ action, name: '' }, core).terms
    const lent = samples(core)
    expect(rows({ type: 'FundLoanPool', ...lent.FundLoanPool })).toEqual([
      { term: 'in the loan pool', before: '0.000000 USDT', after: '1.000000 USDT' },
    ])
    expect(rows({ type: 'ListAsset', ...lent.ListAsset }).map(({ term, after }) => [term, after])).toEqual([
      ['code', 'NEW'],
      ['name', 'New'],
      ['decimals', '6'],
    ])
    expect(rows({ type: 'ContributeCapital', ...lent.ContributeCapital })).toContainEqual({
      term: 'own money',
      before: '',
      after: '1.000000 USDT',
    })
  })
})

describe('what the person who approves a text reads', () => {
  const before = { title: 'Old', summary: 'Was short', markdown: 'One.\n\nTwo.' }
  const text = { id: 4, lang: 'en', kind: 'legal', label: '', title: 'New', summary: 'Is short', publishAt: 0 } as const
  const rows = (hidden: boolean) => {
    const action = { type: 'PublishText', ...text, markdown: 'One.\n\nThree.', hidden, before } as const
    return toldAct({ action, name: '' }, {} as CoreQueries).terms
  }

  it('has the summary before and after', () => {
    expect(rows(false)).toEqual([
      { term: 'title', before: 'Old', after: 'New' },
      { term: 'summary', before: 'Was short', after: 'Is short' },
      { term: 'paragraphs', before: 'Two.', after: 'Three.' },
    ])
  })

  it('has what goes when the text is taken away', () => {
    expect(rows(true)).toEqual([
      { term: 'title', before: 'Old', after: '' },
      { term: 'summary', before: 'Was short', after: '' },
      { term: 'paragraphs', before: 'One.\n\nTwo.', after: '' },
    ])
  })
})
