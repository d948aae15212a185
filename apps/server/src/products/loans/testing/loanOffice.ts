import { randomBytes } from 'node:crypto'
import type { CallName, ImageUse, LoanTerms, OperatorAction, OwnerId } from '@touchstone/protocol'
import type { OpenDatabase } from '../../../database/openDatabase.ts'
import type { PictureCleaner } from '../../../files/pictureCleaner.ts'
import { jpegOf } from '../../../files/testing/pictures.ts'
import type { CallHandlers, Session } from '../../../gateway/callContext.ts'
import { PastReader } from '../../../history/pastReader.ts'
import { openVerificationOffice, type VerificationOffice } from '../../../kyc/testing/verificationOffice.ts'
import type { ProjectionTables } from '../../../projector/schema.ts'
import { TestWorld } from '../../../projector/testing/testWorld.ts'
import type { CaseHandler, Decision, ReviewCase, ReviewDesk } from '../../../review/reviewCase.ts'
import { createReviewDesk, type OpenedDesk } from '../../../review/reviewDesk.ts'
import { appointTwo, decideByTwo } from '../../../sequencer/testing/decisionsOfTwo.ts'
import { CustomerCommands } from '../../../trading/customerCommands.ts'
import type { Worker } from '../../../trading/product.ts'
import { type FollowedWorlds, followWorlds } from '../../../trading/testing/followWorlds.ts'
import { type Fields, TestGateway } from '../../../trading/testing/testGateway.ts'
import { tradingWorlds } from '../../../trading/tradingWorlds.ts'
import { LoanApplications } from '../application/loanApplications.ts'
import { loans } from '../product.ts'
import { LoanProofs } from '../repayment/loanProofs.ts'
import { LOAN_ANSWERS, LOAN_PICTURES } from './loanForm.ts'

const HALF_HOUR_MS = 1_800_000
const HISTORY_WITHIN_MS = 60_000
const UNIT = 1_000_000n
const DECISION: Decision = { proposer: 1, approver: 2, reason: '', text: '', amount: '' }

/** Two days, the first of which costs nothing, and a day of grace. */
export const TWO_DAYS: LoanTerms = {
  product: 1,
  name: 'Two days',
  days: 2,
  freeDays: 1,
  graceDays: 1,
  dailyRatePpm: 1_000,
  lateRatePpm: 2_000,
  lenderName: 'Test Lending',
  mayLeave: false,
  min: '100',
  max: '20000',
  state: 'open',
}

export interface Borrower extends Session {
  readonly token: string
}

interface Parts {
  readonly database: OpenDatabase
  readonly real: TestWorld
  readonly demo: TestWorld
  readonly followed: FollowedWorlds
  readonly bench: VerificationOffice
  readonly desk: OpenedDesk
  readonly applications: LoanApplications
  readonly proofs: LoanProofs
  readonly worker: Worker
}

/** What a desk does next that it would not do by itself: a test stops the server there. */
interface Stops {
  beforeDesk: boolean
}

/** Loans over a database and a log in memory, on a clock that the test moves. */
export class LoanOffice extends TestGateway {
  readonly #parts: Parts
  readonly #stops: Stops

  private constructor(parts: Parts, stops: Stops, handlers: Partial<CallHandlers<CallName>>) {
    super(handlers, () => parts.real.world.core.sequence)
    this.#parts = parts
    this.#stops = stops
  }

  static async open(database: OpenDatabase, cleaner: PictureCleaner): Promise<LoanOffice> {
    const [real, demo] = [await TestWorld.open('real'), await TestWorld.open('demo')]
    const tables = database.kysely.withTables<ProjectionTables>()
    const followed = await followWorlds({ real, demo }, tables)
    const bench = await openVerificationOffice(database, cleaner)
    bench.clock.time = real.clock.wallMs()
    const clock = bench.clock
    const desk = createReviewDesk(database.kysely, clock)
    const stops: Stops = { beforeDesk: false }
    const trading = tradingWorlds({ real: real.world, demo: demo.world })
    const shared = { database: database.kysely, clock, key: randomBytes(32) }
    const started = await loans.start({
      ...shared,
      worlds: trading,
      commands: new CustomerCommands(trading, clock.now, 1_000_000),
      past: new PastReader({ database: tables, worlds: followed.worlds }),
      real: real.world,
      files: bench.files,
      desk: stoppable(desk, stops),
      people: bench.people,
      transactionPassword: { check: async () => undefined },
      recordsChanged: () => undefined,
      problem: (_event, error) => {
        throw error
      },
    })
    const [worker] = started.workers
    if (!worker) throw new Error('loans have a worker')
    const kept = { applications: new LoanApplications(shared), proofs: new LoanProofs(shared) }
    const parts = { database, real, demo, followed, bench, desk, ...kept, worker }
    const office = new LoanOffice(parts, stops, started.handlers)
    await appointTwo(real.world, 'administrator', 'treasury', 'compliance')
    await office.decide({ type: 'FundLoanPool', amount: 50_000n * UNIT })
    await office.decide({ type: 'SetLoanProduct', terms: TWO_DAYS })
    return office
  }

  get applications(): LoanApplications {
    return this.#parts.applications
  }

  get proofs(): LoanProofs {
    return this.#parts.proofs
  }

  get world(): TestWorld['world'] {
    return this.#parts.real.world
  }

  get demo(): TestWorld['world'] {
    return this.#parts.demo.world
  }

  /** The people of this office, and their verification before a desk of its own. */
  get verification(): VerificationOffice {
    return this.#parts.bench
  }

  /** Waits until history has everything. */
  async written(): Promise<void> {
    const { real, followed } = this.#parts
    if (!(await followed.projectors.real.waitFor(real.world.core.sequence, HISTORY_WITHIN_MS)))
      throw new Error('history did not come after')
  }

  /** What finishes applications and deletes what nobody needs, as it is at the start of a server. */
  get worker(): Worker {
    return this.#parts.worker
  }

  get now(): number {
    return this.#parts.bench.clock.time
  }

  /** The server stops when it is about to bring an application before the desk. */
  stopBeforeDesk(isStopped: boolean): void {
    this.#stops.beforeDesk = isStopped
  }

  /** By two, straight into the log. */
  async decide(action: OperatorAction): Promise<void> {
    await decideByTwo(this.world, action)
    this.saw(this.world.core.sequence)
  }

  /** Somebody with senior verification. */
  async borrower(account: string): Promise<Borrower> {
    const { bench, real } = this.#parts
    const session = await bench.register(account)
    const owner: OwnerId = await real.customer(session.userId)
    await this.decide({ type: 'SetVerification', owner, level: 2 })
    const token = `token of ${owner}`
    const borrower = { ...session, owner, token }
    this.sessions.set(token, borrower)
    return borrower
  }

  /** A whole form with its six pictures. */
  async form(borrower: Borrower): Promise<Fields> {
    const pictures: Record<string, string> = {}
    for (const [field, use] of LOAN_PICTURES) pictures[field] = await this.picture(borrower, use)
    return { token: borrower.token, id: '1', amount: '1000', ...LOAN_ANSWERS, ...pictures, agree: '1' }
  }

  async picture(borrower: Borrower, use: ImageUse): Promise<string> {
    const { id } = await this.#parts.bench.call('saveImage', { use }, borrower, await jpegOf(640, 640))
    return String(id)
  }

  /** Lets so much time pass for everybody. */
  async pass(ms: number): Promise<void> {
    const { real, bench } = this.#parts
    for (let left = ms; left > 0; left -= HALF_HOUR_MS) await real.pass(Math.min(left, HALF_HOUR_MS))
    bench.clock.time = real.clock.wallMs()
    this.saw(this.world.core.sequence)
  }

  /** Moves the clock alone, by years: nothing happens in the log meanwhile. */
  moveClock(ms: number): void {
    this.#parts.bench.clock.time += ms
  }

  cases(borrower: Borrower): Promise<readonly ReviewCase[]> {
    return this.#parts.desk.of(borrower.userId)
  }

  /** How the desk works on cases of this kind. */
  handler(kind: ReviewCase['kind']): CaseHandler {
    return this.#parts.desk.handlers.of(kind)
  }

  /** Approved by two people, as the console does when the second one agreed. */
  async approve(borrower: Borrower, kind: ReviewCase['kind'], said: Partial<Decision>): Promise<void> {
    const found = (await this.cases(borrower)).find((each) => each.kind === kind)
    if (!found) throw new Error(`no ${kind} case`)
    await this.handler(kind).approve(found, { ...DECISION, ...said })
    this.saw(this.world.core.sequence)
  }

  async loan(borrower: Borrower, code: string) {
    const { list } = await this.data('lendMylist', { token: borrower.token, code })
    const [row] = list
    if (!row) throw new Error(`loan ${code} is not listed`)
    return row
  }

  async close(): Promise<void> {
    await this.worker.stop()
    await this.#parts.followed.stop()
    await this.#parts.bench.close()
  }
}

function stoppable(desk: OpenedDesk, stops: Stops): ReviewDesk {
  return {
    ...desk,
    open: async (newCase, on) => {
      const id = await desk.open(newCase, on)
      if (stops.beforeDesk) throw new Error('the server was stopped')
      return id
    },
  }
}
