import { dayBegins } from '@touchstone/core/formulas'
import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { sql } from 'kysely'
import { dayText } from '../../../clock/dayText.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import type { Reading } from '../../../history/reading.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { worldSeenBy } from '../../../trading/tradingWorlds.ts'
import type { LoanTables } from '../history/loanTables.ts'
import { loanAsset, poolOf, SOURCE } from '../loanMoney.ts'

const MOST_DAYS = 400
const FIGURES = ['funded', 'lent', 'outside', 'written_off', 'earned'] as const

type Series = CallData<'getLoanBook'>['series']

/** The pool at the end of each day on which something happened, oldest first; and what was earned until now. */
async function pastOf({ database, world }: Reading, text: (amount: bigint) => string) {
  const rows = await database
    .withTables<LoanTables>()
    .selectFrom('loan_days')
    .select('day')
    .select(FIGURES.map((figure) => sql<string>`(sum(${sql.ref(figure)}) over (order by day))::text`.as(figure)))
    .where('world', '=', world)
    .orderBy('day', 'desc')
    .limit(MOST_DAYS)
    .execute()
  const series: Series = rows.reverse().map(({ day, funded, lent, outside, written_off: lost }) => ({
    day: dayText(day),
    time: dayBegins(day + 1),
    funded: text(BigInt(funded)),
    lent: text(BigInt(lent)),
    free: text(BigInt(funded) - BigInt(lent) - BigInt(outside) - BigInt(lost)),
  }))
  return { series, earned: text(BigInt(rows.at(-1)?.earned ?? 0)) }
}

/** The pool: now from the ledger, and day by day from history. */
export function bookCall({ worlds, past }: Pick<ProductServices, 'worlds' | 'past'>) {
  return {
    async getLoanBook(_request, context) {
      const { core } = worldSeenBy(worlds, context).port
      const { scale } = loanAsset(core)
      const text = (amount: bigint) => formatPlain(amount, scale)
      const history = await pastOf(await past.open(context), text)
      const lent = core.loans.loans().filter(({ state }) => state !== 'not_reviewed')
      const overdue = lent.filter(({ state }) => state === 'overdue')
      context.setSequence(core.sequence)
      return {
        ...poolOf(core),
        loans: lent.length,
        overdue: overdue.length,
        overdueAmount: text(overdue.reduce((sum, { owed }) => sum + owed.principal, 0n)),
        time: core.time,
        source: SOURCE,
        ...history,
      }
    },
  } satisfies Partial<CallHandlers>
}
