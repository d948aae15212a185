import type { CallData, LoanTerms, OperatorAction } from '@touchstone/protocol'
import type { AdminClient } from '../../../console/testing/adminClient.ts'
import { enrolFirstOperators, type FirstOperators } from '../../../console/testing/firstOperators.ts'
import { decideByTwo } from '../../../sequencer/testing/decisionsOfTwo.ts'
import { type Fields, TestServer } from '../../../testing/testServer.ts'
import { LOAN_ANSWERS, LOAN_PICTURES } from './loanForm.ts'

export const TPWD = '274913'
const UNIT = 1_000_000n
const POOL = 50_000n
const CAPITAL = 1_000_000n

export const MONTH: LoanTerms = {
  product: 7,
  name: 'A month',
  days: 30,
  freeDays: 3,
  graceDays: 1,
  dailyRatePpm: 1_000,
  lateRatePpm: 2_000,
  lenderName: 'Test Lending',
  mayLeave: false,
  min: '100',
  max: '20000',
  state: 'open',
}

type Row = CallData<'lendMylist'>['list'][number]

/** A whole server that lends: a pool of 50,000 USDT and one product, decided by its two operators. */
export class Lending {
  readonly server: TestServer
  #operators: FirstOperators

  private constructor(server: TestServer, operators: FirstOperators) {
    this.server = server
    this.#operators = operators
  }

  static async open(): Promise<Lending> {
    const server = await TestServer.start()
    const lending = new Lending(server, await enrolFirstOperators(server.running.console))
    const { core } = server.real
    const asset = core.loans.asset() ?? 0
    const capital = { owner: 'treasury' as const, asset, amount: CAPITAL * UNIT, evidence: 'test capital' }
    await lending.decide({ type: 'ContributeCapital', ...capital })
    await lending.decide({ type: 'FundLoanPool', amount: POOL * UNIT })
    await lending.decide({ type: 'SetLoanProduct', terms: MONTH })
    return lending
  }

  get one(): AdminClient {
    return this.#operators.one
  }

  get two(): AdminClient {
    return this.#operators.two
  }

  /** Straight into the log, by two. */
  async decide(action: OperatorAction): Promise<void> {
    await decideByTwo(this.server.real, action)
  }

  /** Somebody with senior verification, and what an application needs. */
  async borrower(): Promise<{ readonly token: string; readonly owner: number; readonly form: Fields }> {
    const token = await this.server.newcomer()
    const owner = Number((await this.server.data('getInfo', 'get', { token })).uid)
    await this.decide({ type: 'SetVerification', owner, level: 2 })
    const pictures: Record<string, string> = {}
    for (const [field, use] of LOAN_PICTURES) pictures[field] = await this.server.picture(token, use)
    return { token, owner, form: { id: '7', amount: '1000', ...LOAN_ANSWERS, ...pictures, agree: '1', token } }
  }

  async apply(form: Fields, change: Fields = {}): Promise<string> {
    return (await this.server.data('lendBuy', 'post', { ...form, ...change })).code
  }

  async loan(token: string, code: string): Promise<Row> {
    const { list } = await this.server.data('lendMylist', 'get', { token, code })
    const [row] = list
    if (!row) throw new Error(`loan ${code} is not listed`)
    return row
  }

  /** The open case of this kind about this loan. */
  async caseOf(kind: 'loan' | 'repayment', code: string) {
    const { list } = await this.one.data('getCaseList', { kind, size: 200 })
    for (const { id } of list) {
      const found = await this.one.data('getCase', { id })
      if (found.fields.some(({ label, after }) => label === 'Loan' && after === code)) return found
    }
    throw new Error(`no ${kind} case is open for loan ${code}`)
  }

  async judge(who: AdminClient, id: string, said: { readonly amount?: string; readonly text?: string } = {}) {
    await who.openPictures(id)
    const { proposal } = await who.data('getCase', { id })
    const { amount = '', text = '' } = said
    return who.send('setCaseResult', { id, result: 'approve', amount, text, digest: proposal?.digest ?? '' })
  }

  /** Approved by one and paid out by the other. */
  async disburse(code: string, amount = '1000'): Promise<void> {
    const { id } = await this.caseOf('loan', code)
    await this.judge(this.one, id, { amount })
    const { code: answered, message } = await this.judge(this.two, id)
    if (answered !== 7) throw new Error(message)
  }

  async funds(token: string): Promise<number> {
    const { list } = await this.server.data('getAsset2', 'get', { token, account: 'funds' })
    return Number(list.find(({ currency }) => currency === 'USDT')?.available)
  }

  async restart(): Promise<void> {
    await this.server.stop()
    await this.server.start()
  }

  close(): Promise<void> {
    return this.server.remove()
  }
}
