import type { OperatorId, OperatorRole } from '@touchstone/protocol'
import type { AdminCallData, CaseState } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import { isHeldByAnother } from '../../review/caseHold.ts'
import { lastDecided, listCases, queueFigures } from '../../review/caseLists.ts'
import { keepLook, looksOf } from '../../review/caseLooks.ts'
import { asCase, type CaseRow, isOpen } from '../../review/caseRows.ts'
import type { CaseHandler } from '../../review/reviewCase.ts'
import { type AccountLine, accountLines } from '../accounts.ts'
import { type AdminContext, type AdminHandlers, operatorOf } from '../adminContext.ts'
import { DOCUMENT_PREFIX } from '../adminGateway.ts'
import type { AdminServices } from '../adminServices.ts'

type Needs = Pick<
  AdminServices,
  'database' | 'clock' | 'decisions' | 'handlers' | 'operators' | 'search' | 'files' | 'people'
>

type CaseLine = AdminCallData<'getCaseList'>['list'][number]
type Names = ReadonlyMap<number, string>

const NOBODY: AccountLine = { uid: '', account: '', country: '' }

function lineOf(row: CaseRow, { uid, account }: AccountLine, names: Names, now: number): CaseLine {
  const taken = isOpen(row) && Number(row.taken_until) > now
  const assignee = taken || !isOpen(row) ? (names.get(row.assignee) ?? '') : ''
  return {
    id: row.id,
    kind: row.kind,
    state: asCase(row, now).state,
    uid,
    account,
    opened: Number(row.opened_at),
    decided: Number(row.decided_at),
    assignee,
    takenUntil: taken ? Number(row.taken_until) : 0,
  }
}

async function historyOf(database: Kysely<Database>, id: string, names: Names) {
  const steps = await database
    .selectFrom('review_history')
    .select(['time', 'what', 'operator', 'reason', 'text'])
    .where('case_id', '=', id)
    .orderBy('step')
    .execute()
  return steps.map(({ time, operator, ...step }) => ({
    ...step,
    time: Number(time),
    by: operator === 0 ? '' : (names.get(operator) ?? ''),
  }))
}

function proposalOf(row: CaseRow, names: Names): AdminCallData<'getCase'>['proposal'] {
  if (row.state !== 'second') return null
  const { proposer, proposal_digest: digest, proposal_text: text, proposal_amount: amount } = row
  return { result: 'approve', by: names.get(proposer) ?? '', digest, reason: '', text, amount }
}

/** Reviewers decide; some kinds move money, and ask for a role more. */
function mayJudge({ needsRole }: Pick<CaseHandler, 'needsRole'>, roles: readonly OperatorRole[]): boolean {
  return roles.includes('compliance') && (needsRole === undefined || roles.includes(needsRole))
}

/** Calls that read the queue. */
function queueCalls({ database, clock, decisions, handlers, operators, search }: Needs) {
  return {
    getCaseList: async ({ kind, state, mine, q, page, size }, context) => {
      const now = clock.now()
      const { operator } = operatorOf(context)
      const users = q.trim() === '' ? null : await search(q)
      const filter = { kind, state, assignee: mine ? operator : 0, users, page, size }
      const { rows, total } = await listCases(database, filter, now)
      const names = await operators.rows.names()
      const accounts = await accountLines(
        database,
        rows.map(({ user_id }) => user_id),
      )
      const list = rows.map((row) => lineOf(row, accounts.get(row.user_id) ?? NOBODY, names, now))
      return {
        list,
        total,
        page,
        lastDecided: await lastDecided(database),
        counts: [...(await queueFigures(database))],
      }
    },

    getCase: async ({ id }, context) => {
      const row = await decisions.find(id)
      const handler = handlers.of(row.kind)
      const now = clock.now()
      const names = await operators.rows.names()
      const account = (await accountLines(database, [row.user_id])).get(row.user_id) ?? NOBODY
      const { fields, images, warnings, amount = null } = await handler.view(asCase(row, now))
      const { operator, roles } = operatorOf(context)
      const seen = await looksOf(database, id, operator)
      return {
        ...lineOf(row, account, names, now),
        country: account.country,
        fields: [...fields],
        images: images.map((image) => ({ ...image, seen: seen.has(image.id) })),
        warnings: [...warnings],
        history: await historyOf(database, id, names),
        refusals: [...handler.refusals],
        proposal: proposalOf(row, names),
        fourEyes: handler.fourEyes,
        reference: handler.takesReference ?? false,
        amount,
        mayDecide: mayJudge(handler, roles) && decisions.mayDecide(row, operator),
      }
    },
  } satisfies Partial<AdminHandlers>
}

/** Calls by which one operator works on one case. */
function decisionCalls({ database, clock, decisions, handlers, files, people }: Needs) {
  /** The caller, who may judge cases of this kind. */
  const judge = async (id: string, context: AdminContext): Promise<OperatorId> => {
    const { operator, roles } = operatorOf(context)
    const { kind } = await decisions.find(id)
    if (!mayJudge(handlers.of(kind), roles)) throw new Refusal('role_missing')
    return operator
  }

  return {
    takeCase: async ({ id }, context) => ({
      takenUntil: await decisions.take(id, operatorOf(context).operator, context.record),
    }),

    releaseCase: async ({ id }, context) => {
      await decisions.release(id, operatorOf(context).operator, context.record)
      return {}
    },

    setCaseResult: async (verdict, context): Promise<{ state: CaseState; audit: number }> =>
      decisions.decide(verdict, await judge(verdict.id, context), context.record),

    setProposalAside: async (aside, context): Promise<{ state: CaseState; audit: number }> =>
      decisions.setAside(aside, await judge(aside.id, context), context.record),

    openDocument: async ({ id, image }, context) => {
      const row = await decisions.find(id)
      const { images } = await handlers.of(row.kind).view(asCase(row, clock.now()))
      const picture = images.find((each) => each.id === image)
      if (!picture) throw new Refusal('image_unknown')
      const { operator, name } = operatorOf(context)
      if (isOpen(row) && isHeldByAnother(row, operator, clock.now())) throw new Refusal('case_taken')
      await database.transaction().execute(async (transaction) => {
        await context.record({ subject: id, detail: { image } }, transaction)
        if (!(await keepLook(transaction, { caseId: id, operator, image }, clock.now()))) return
        const text = `${picture.label} (operator ${operator})`
        const event = { what: 'picture_opened', by: 'operator' as const, text, ref: id }
        await people.accountEvents.add(row.user_id, event, transaction)
      })
      const { ticket, until } = await files.openForReviewer({ imageId: image, operator: name })
      return { url: DOCUMENT_PREFIX + ticket, until }
    },
  } satisfies Partial<AdminHandlers>
}

export function reviewCalls(services: Needs) {
  return { ...queueCalls(services), ...decisionCalls(services) }
}
