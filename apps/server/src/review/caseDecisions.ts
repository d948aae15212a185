import type { OperatorId } from '@touchstone/protocol'
import type { CaseState } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { RecordAct } from '../audit/recordAct.ts'
import type { Clock } from '../clock/clock.ts'
import { canonicalJson } from '../crypto/canonicalJson.ts'
import { digestOf } from '../crypto/digest.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { createCarryOut, type Verdict } from './carryOut.ts'
import type { CaseHandlers } from './caseHandlers.ts'
import { addHistory, type CaseRow, isOpen, OPEN_STATES } from './caseRows.ts'
import type { Decision } from './reviewCase.ts'

/** How long a case belongs to the operator who took it. */
export const TAKEN_MS = 10 * 60_000

export interface CaseVerdict {
  readonly id: string
  readonly result: 'approve' | 'refuse'
  /** Word of the kind's list when refusing. */
  readonly reason: string
  /** For the customer to read. */
  readonly text: string
  /** Of the first person's proposal, '' for the first person. */
  readonly digest: string
}

export type Aside = Pick<CaseVerdict, 'id' | 'digest' | 'text'>

export interface CaseResult {
  readonly state: CaseState
  readonly audit: number
}

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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the second person approves: the case as it is, and what the first wrote for the customer. */
function proposalDigest({ id, kind, subject }: Pick<CaseRow, 'id' | 'kind' | 'subject'>, text: string): string {
  return digestOf(canonicalJson({ case: id, kind, subject, result: 'approve', text }))
}

/** Checked before the case is taken: its first approver would only keep the second person from it. */
function refuseProposer({ state, proposer }: CaseRow, operator: OperatorId): void {
  if (state === 'second' && proposer === operator) throw new Refusal('same_operator')
}

export function createCaseDecisions(database: Kysely<Database>, clock: Clock, handlers: CaseHandlers): CaseDecisions {
  /** Cases being decided in this process: the same operator may have two windows. */
  const busy = new Set<string>()
  const carryOut = createCarryOut(database, clock, handlers)

  const find = async (id: string): Promise<CaseRow> => {
    const query = database.selectFrom('review_cases').selectAll().where('id', '=', id)
    const row = UUID.test(id) ? await query.executeTakeFirst() : undefined
    if (!row) throw new Refusal('unknown_case')
    return row
  }

  const isOthers = ({ assignee, taken_until }: CaseRow, operator: OperatorId) =>
    assignee !== operator && Number(taken_until) > clock.now()

  /** One statement, so that only one of two operators takes the case. */
  const hold = async (id: string, operator: OperatorId, on: Kysely<Database> = database): Promise<number> => {
    const until = clock.now() + TAKEN_MS
    const { numUpdatedRows } = await on
      .updateTable('review_cases')
      .set({ assignee: operator, taken_until: until })
      .where('id', '=', id)
      .where('state', 'in', OPEN_STATES)
      .where(({ eb, or }) => or([eb('assignee', '=', operator), eb('taken_until', '<=', BigInt(clock.now()))]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('case_taken')
    return until
  }

  const alone = async <Result>(id: string, decide: () => Promise<Result>): Promise<Result> => {
    if (busy.has(id)) throw new Refusal('case_taken')
    busy.add(id)
    try {
      return await decide()
    } finally {
      busy.delete(id)
    }
  }

  const openCase = async (id: string): Promise<CaseRow> => {
    const row = await find(id)
    if (!isOpen(row)) throw new Refusal('case_decided')
    return row
  }

  const propose = (row: CaseRow, operator: OperatorId, text: string, record: RecordAct): Promise<CaseResult> =>
    database.transaction().execute(async (transaction) => {
      const digest = proposalDigest(row, text)
      const set = { proposer: operator, proposal_digest: digest, proposal_text: text, assignee: 0, taken_until: 0 }
      const { numUpdatedRows } = await transaction
        .updateTable('review_cases')
        .set({ state: 'second', ...set })
        .where('id', '=', row.id)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal('case_decided')
      const time = clock.now()
      await addHistory(transaction, { caseId: row.id, time, what: 'proposed', operator, text })
      const audit = await record(
        { subject: row.id, detail: { kind: row.kind, digest, text }, result: 'second' },
        transaction,
      )
      return { state: 'second', audit }
    })

  const conclude = async (
    row: CaseRow,
    result: Verdict['result'],
    decision: Decision,
    record: RecordAct,
  ): Promise<CaseResult> => {
    const { text, proposer, approver } = decision
    const detail = { kind: row.kind, text, proposer, approver }
    const from = row.state === 'second' ? 'second' : 'waiting'
    const audit = await carryOut.claimed(row, { ...decision, result, from }, (transaction) =>
      record({ subject: row.id, detail, result }, transaction),
    )
    return { state: result, audit }
  }

  const approve = (row: CaseRow, verdict: CaseVerdict, operator: OperatorId, record: RecordAct) => {
    const { digest } = verdict
    const { fourEyes, checkApproval } = handlers.of(row.kind)
    if (row.state !== 'second') checkApproval?.(verdict.text)
    if (!fourEyes) {
      const decision = { proposer: operator, approver: 0, reason: '', text: verdict.text }
      return conclude(row, 'approved', decision, record)
    }
    if (row.state !== 'second') return propose(row, operator, verdict.text, record)
    refuseProposer(row, operator)
    const whole = row.proposal_digest === proposalDigest(row, row.proposal_text)
    if (!whole || digest !== row.proposal_digest) throw new Refusal('digest_differs')
    const decision = { proposer: row.proposer, approver: operator, reason: '', text: row.proposal_text }
    return conclude(row, 'approved', decision, record)
  }

  const refuse = (row: CaseRow, { reason, text }: CaseVerdict, operator: OperatorId, record: RecordAct) => {
    if (!handlers.of(row.kind).refusals.includes(reason)) throw new Refusal('reason_missing')
    return conclude(row, 'refused', { proposer: operator, approver: 0, reason, text }, record)
  }

  const setAside = ({ id, digest, text }: Aside, operator: OperatorId, record: RecordAct): Promise<CaseResult> =>
    database.transaction().execute(async (transaction) => {
      // The deciding operator holds the case, so that no other decision replaces the proposal meanwhile.
      await hold(id, operator, transaction)
      const nobody = { assignee: 0, taken_until: 0 }
      const { numUpdatedRows } = await transaction
        .updateTable('review_cases')
        .set({ state: 'waiting', proposer: 0, proposal_digest: '', proposal_text: '', ...nobody })
        .where('id', '=', id)
        .where('state', '=', 'second')
        .where('proposal_digest', '=', digest)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal('digest_differs')
      await addHistory(transaction, { caseId: id, time: clock.now(), what: 'set_aside', operator, text })
      const audit = await record({ subject: id, detail: { digest, text }, result: 'waiting' }, transaction)
      return { state: 'waiting', audit }
    })

  return {
    find,
    resume: () => carryOut.resume(),
    mayDecide: (row, operator) => isOpen(row) && !isOthers(row, operator) && row.proposer !== operator,

    take: async (id, operator, record) => {
      refuseProposer(await openCase(id), operator)
      return database.transaction().execute(async (transaction) => {
        const until = await hold(id, operator, transaction)
        await record({ subject: id, detail: {} }, transaction)
        return until
      })
    },

    release: async (id, operator, record) => {
      const row = await openCase(id)
      if (row.assignee !== operator) return
      await database
        .updateTable('review_cases')
        .set({ assignee: 0, taken_until: 0 })
        .where('id', '=', id)
        .where('assignee', '=', operator)
        .execute()
      await record({ subject: id, detail: {} })
    },

    setAside: async (aside, operator, record) => {
      await openCase(aside.id)
      if (aside.text === '') throw new Refusal('reason_missing')
      return alone(aside.id, () => setAside(aside, operator, record))
    },

    decide: async (verdict, operator, record) => {
      const { id, result } = verdict
      const seen = await openCase(id)
      if (result === 'approve') refuseProposer(seen, operator)
      return alone(id, async () => {
        await hold(id, operator)
        const row = await openCase(id)
        return (result === 'approve' ? approve : refuse)(row, verdict, operator, record)
      })
    },
  }
}
