import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { RecordAct } from '../audit/recordAct.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { Refusal } from '../errors/refusal.ts'
import { type CarryOut, createCarryOut } from './carryOut.ts'
import type { Verdict } from './caseClaim.ts'
import type { CaseHandlers } from './caseHandlers.ts'
import { holdCase, isHeldByAnother, releaseCase } from './caseHold.ts'
import { refuseUnseen } from './caseLooks.ts'
import { type CaseResult, dropProposal, propose, refuseOtherProposal, refuseProposer } from './caseProposal.ts'
import { asCase, type CaseRow, isOpen } from './caseRows.ts'
import { CasesUnderWay } from './casesUnderWay.ts'
import type { Decision } from './reviewCase.ts'

export interface CaseVerdict {
  readonly id: string
  readonly result: 'approve' | 'refuse'
  /** Word of the kind's list when refusing. */
  readonly reason: string
  /** For the customer to read. */
  readonly text: string
  /** How much is approved, where the kind says so. */
  readonly amount: string
  /** Of the first person's proposal, '' for the first person. */
  readonly digest: string
}

export type Aside = Pick<CaseVerdict, 'id' | 'digest' | 'text'>

/** How operators decide customers' requests: one takes and decides a case; where two are needed, another repeats it. */
export interface CaseDecisions {
  find(id: string): Promise<CaseRow>
  /** Keeps a case for this operator; returns until when. Throws `case_taken`, `case_decided` or `unknown_case`. */
  take(id: string, operator: OperatorId, record: RecordAct): Promise<number>
  release(id: string, operator: OperatorId, record: RecordAct): Promise<void>
  /** May this operator decide it now. */
  mayDecide(row: CaseRow, operator: OperatorId): boolean
  decide(verdict: CaseVerdict, operator: OperatorId, record: RecordAct): Promise<CaseResult>
  /** Drops the first of two decisions, for `text`. Throws `digest_differs` when the proposal is another one by now. */
  setAside(aside: Aside, operator: OperatorId, record: RecordAct): Promise<CaseResult>
  /** Goes on with decisions that a stop interrupted. Returns how many were finished; throws when one could not be finished. */
  resume(): Promise<number>
}

async function findCase(database: Kysely<Database>, id: string): Promise<CaseRow> {
  const query = database.selectFrom('review_cases').selectAll().where('id', '=', id)
  const row = isUuid(id) ? await query.executeTakeFirst() : undefined
  if (!row) throw new Refusal('unknown_case')
  return row
}

async function findOpenCase(database: Kysely<Database>, id: string): Promise<CaseRow> {
  const row = await findCase(database, id)
  if (!isOpen(row)) throw new Refusal('case_decided')
  return row
}

/** Gives a held case its verdict: keeps a first approval for a second person, or has the decision carried out. */
function createJudge(database: Kysely<Database>, clock: Clock, handlers: CaseHandlers, carryOut: CarryOut) {
  const conclude = async (
    row: CaseRow,
    result: Verdict['result'],
    decision: Decision,
    record: RecordAct,
  ): Promise<CaseResult> => {
    const { text, amount, proposer, approver } = decision
    const detail = { kind: row.kind, text, amount, proposer, approver }
    const from = row.state === 'second' ? 'second' : 'waiting'
    const audit = await carryOut.claimed(row, { ...decision, result, from }, (transaction) =>
      record({ subject: row.id, detail, result }, transaction),
    )
    return { state: result, audit }
  }

  return {
    approve: async (row: CaseRow, { digest, ...said }: CaseVerdict, operator: OperatorId, record: RecordAct) => {
      const { fourEyes, checkApproval, view } = handlers.of(row.kind)
      const { text, amount } = said
      const now = clock.now()
      await refuseUnseen(database, row.id, operator, await view(asCase(row, now)))
      if (row.state !== 'second') await checkApproval?.({ text, amount }, asCase(row, now))
      const alone = { proposer: operator, approver: 0, reason: '', text, amount }
      if (!fourEyes) return conclude(row, 'approved', alone, record)
      if (row.state !== 'second') return propose(database, row, { operator, now, text, amount, record })
      refuseProposer(row, operator)
      refuseOtherProposal(row, digest)
      const proposed = { proposer: row.proposer, text: row.proposal_text, amount: row.proposal_amount }
      return conclude(row, 'approved', { ...proposed, approver: operator, reason: '' }, record)
    },

    refuse: (row: CaseRow, { reason, text }: CaseVerdict, operator: OperatorId, record: RecordAct) => {
      if (!handlers.of(row.kind).refusals.includes(reason)) throw new Refusal('reason_missing')
      return conclude(row, 'refused', { proposer: operator, approver: 0, reason, text, amount: '' }, record)
    },
  }
}

export function createCaseDecisions(database: Kysely<Database>, clock: Clock, handlers: CaseHandlers): CaseDecisions {
  const underWay = new CasesUnderWay()
  const carryOut = createCarryOut(database, clock, handlers)
  const judge = createJudge(database, clock, handlers, carryOut)
  const openCase = (id: string) => findOpenCase(database, id)

  return {
    find: (id) => findCase(database, id),
    resume: () => carryOut.resume(),
    mayDecide: (row, operator) =>
      isOpen(row) && !isHeldByAnother(row, operator, clock.now()) && row.proposer !== operator,

    take: async (id, operator, record) => {
      refuseProposer(await openCase(id), operator)
      return database.transaction().execute(async (transaction) => {
        const until = await holdCase(transaction, id, operator, clock.now())
        await record({ subject: id, detail: {} }, transaction)
        return until
      })
    },

    release: async (id, operator, record) => {
      const row = await openCase(id)
      if (row.assignee !== operator) return
      await releaseCase(database, id, operator)
      await record({ subject: id, detail: {} })
    },

    setAside: async (aside, operator, record) => {
      await openCase(aside.id)
      if (aside.text === '') throw new Refusal('reason_missing')
      return underWay.run(aside.id, 'case_taken', () =>
        database.transaction().execute(async (transaction) => {
          // The deciding operator holds the case, so that no other decision replaces the proposal meanwhile.
          await holdCase(transaction, aside.id, operator, clock.now())
          return dropProposal(transaction, aside, { operator, now: clock.now(), text: aside.text, record })
        }),
      )
    },

    decide: async (verdict, operator, record) => {
      const { id, result } = verdict
      const seen = await openCase(id)
      if (result === 'approve') refuseProposer(seen, operator)
      return underWay.run(id, 'case_taken', async () => {
        await holdCase(database, id, operator, clock.now())
        const row = await openCase(id)
        return judge[result](row, verdict, operator, record)
      })
    },
  }
}
