import { keptHead, verifyAudit } from '../../audit/verifyAudit.ts'
import type { AdminHandlers } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

export function auditCalls({ database, worlds }: Pick<AdminServices, 'database' | 'worlds'>) {
  return {
    getAudit: async ({ operator, what, subject, page, size }) => {
      const filtered = database
        .selectFrom('audit_rows')
        .$if(operator !== '', (query) => query.where('operator', '=', operator))
        .$if(what !== '', (query) => query.where('what', '=', what))
        .$if(subject !== '', (query) => query.where('subject', '=', subject))
      const rows = await filtered
        .selectAll()
        .orderBy('row', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const { total } = await filtered.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
      const list = rows.map((stored) => {
        const { previous: _, ...row } = stored
        return { ...row, row: Number(row.row), time: Number(row.time) }
      })
      return { list, total: Number(total), page }
    },

    checkAudit: async () => {
      const anchor = worlds.real.core.decisions.auditAnchor()
      const known = [...(await keptHead(database)), ...(anchor ? [anchor] : [])]
      const { rows, brokenRow, head } = await verifyAudit(database, known)
      return { rows, whole: brokenRow === 0, brokenRow, anchoredRows: anchor?.rows ?? 0, head }
    },
  } satisfies Partial<AdminHandlers>
}
