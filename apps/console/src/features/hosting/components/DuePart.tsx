import type { UseQueryResult } from '@tanstack/react-query'
import { formats } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import type { Hosting } from '../productDraft.ts'
import { hostingTexts } from '../texts.ts'

const t = textsOf(hostingTexts)

type Due = Hosting['due'][number]

const COLUMNS = [
  textColumn<Due>('day', t('columns.day'), ({ day }) => <span className="num">{day}</span>),
  figureColumn<Due>('returns', t('columns.returns'), ({ returns }) => formats.decimal(returns)),
  figureColumn<Due>('principal', t('columns.principal'), ({ principal }) => formats.decimal(principal)),
  figureColumn<Due>('payments', t('columns.payments'), ({ payments }) => formats.count(payments)),
]

/** Payments due on each day, and the sum of all later ones. */
function rowsOf({ due, later }: Hosting): readonly Due[] {
  return later.payments === 0 ? due : [...due, { day: t('later'), ...later }]
}

export interface HostingPartProps {
  readonly query: UseQueryResult<Hosting>
}

/** Liabilities by maturity. */
export function DuePart({ query }: HostingPartProps) {
  return (
    <Part title={t('due')}>
      <List
        caption={t('due')}
        query={query}
        rows={rowsOf}
        columns={COLUMNS}
        rowKey={({ day }) => day}
        empty={t('noDue')}
      />
    </Part>
  )
}
