import { CASE_KINDS, type CaseKind, type CaseState } from '@touchstone/protocol/admin'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type CaseRow, LIVE_STATES } from './caseRows.ts'

export interface CaseFilter {
  /** '' every kind; "kyc" and "security" are families. */
  readonly kind: string
  /** '' open ones. */
  readonly state: CaseState | ''
  /** Only those this operator works on, 0: all. */
  readonly assignee: number
  /** Only of these customers, null: all. */
  readonly users: readonly string[] | null
  readonly page: number
  readonly size: number
}

export interface QueueFigure {
  readonly kind: CaseKind
  readonly open: number
  /** When the oldest was opened, UTC ms; 0: none. */
  readonly oldest: number
}

function kindsOf(kind: string): readonly CaseKind[] {
  return CASE_KINDS.filter((known) => kind === '' || known === kind || known.startsWith(`${kind}_`))
}

function stateIs(state: CaseState | '', now: number) {
  const taken = sql<SqlBool>`taken_until > ${BigInt(now)}`
  if (state === '') return sql<SqlBool>`state in ('waiting', 'second', 'applying')`
  if (state === 'taken') return sql<SqlBool>`state = 'waiting' and ${taken}`
  if (state === 'waiting') return sql<SqlBool>`state = 'waiting' and not (${taken})`
  return sql<SqlBool>`state = ${state}`
}

/** A queue: oldest first while open, newest decision first afterwards. */
export async function listCases(
  database: Kysely<Database>,
  { kind, state, assignee, users, page, size }: CaseFilter,
  now: number,
): Promise<{ readonly rows: readonly CaseRow[]; readonly total: number }> {
  const kinds = kindsOf(kind)
  if (kinds.length === 0 || users?.length === 0) return { rows: [], total: 0 }
  const open = state === '' || state === 'waiting' || state === 'taken' || state === 'second' || state === 'applying'
  const filtered = database
    .selectFrom('review_cases')
    .where('kind', 'in', kinds)
    .where(stateIs(state, now))
    .$if(assignee > 0, (query) => query.where('assignee', '=', assignee))
    .$if(assignee > 0 && open, (query) => query.where('taken_until', '>', BigInt(now)))
    .$if(users !== null, (query) => query.where('user_id', 'in', users ?? []))
  const rows = await filtered
    .selectAll()
    .orderBy(open ? 'opened_at' : 'decided_at', open ? 'asc' : 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await filtered.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Open cases of every kind and the age of the oldest. */
export async function queueFigures(database: Kysely<Database>): Promise<readonly QueueFigure[]> {
  const rows = await database
    .selectFrom('review_cases')
    .select(({ fn }) => ['kind', fn.countAll<bigint>().as('open'), fn.min('opened_at').as('oldest')])
    .where('state', 'in', LIVE_STATES)
    .groupBy('kind')
    .execute()
  return CASE_KINDS.map((kind) => {
    const row = rows.find((each) => each.kind === kind)
    return { kind, open: Number(row?.open ?? 0), oldest: Number(row?.oldest ?? 0) }
  })
}

/** When a case was last decided, UTC ms; 0: never. */
export async function lastDecided(database: Kysely<Database>): Promise<number> {
  const { last } = await database
    .selectFrom('review_cases')
    .select(({ fn }) => fn.max('decided_at').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}
