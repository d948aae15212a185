import { useQuery } from '@tanstack/react-query'
import { usePageNumber, useSetSearch } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Column } from '@touchstone/ui'
import { PAGE_SIZE } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { humanised, textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List, Pages } from '../../../shared/lists/List.tsx'
import { useWorld } from '../../../shared/world/world.ts'
import { userTexts } from '../texts.ts'

const t = textsOf(userTexts)

type Entry = AdminCallData<'getUserLedger'>['list'][number]

const COLUMNS: readonly Column<Entry>[] = [
  textColumn('time', t('ledger.time'), ({ time }) => <span className="num">{moment(time)}</span>),
  textColumn('account', t('ledger.account'), ({ account }) => account),
  textColumn('type', t('ledger.type'), ({ type }) => humanised(type)),
  figureColumn('change', t('ledger.change'), ({ change, currency }) => `${formats.signed(change)} ${currency}`),
  figureColumn('balance', t('ledger.balance'), ({ balance }) => formats.decimal(balance)),
  textColumn('ref', t('ledger.ref'), ({ ref }) => <span className="num">{ref}</span>),
]

export function LedgerTab({ uid }: { readonly uid: string }) {
  const world = useWorld()
  const page = usePageNumber()
  const setSearch = useSetSearch()
  const query = useQuery(callQuery('getUserLedger', { uid, world, page, size: PAGE_SIZE }))
  return (
    <>
      <List
        caption={t('ledger.caption')}
        query={query}
        rows={({ list }) => list}
        columns={COLUMNS}
        rowKey={({ time, account, currency, type, ref, change }) =>
          [time, account, currency, type, ref, change].join(' ')
        }
        empty={t('ledger.empty')}
      />
      <Pages page={page} total={query.data?.total} onPage={(next) => setSearch({ page: String(next) })} />
    </>
  )
}
