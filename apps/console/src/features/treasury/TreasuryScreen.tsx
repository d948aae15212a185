import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, type Column, StateChip } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf, wordText } from '../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../shared/lists/columns.tsx'
import { List } from '../../shared/lists/List.tsx'
import { useWorld } from '../../shared/world/world.ts'
import { CapitalDialog } from './components/CapitalDialog.tsx'
import { treasuryTexts } from './texts.ts'

const t = textsOf(treasuryTexts)
const EVERY_MS = 15_000

type Treasury = AdminCallData<'getTreasury'>
type Account = Treasury['accounts'][number]
type Total = Treasury['totals'][number]

const isZero = (sum: string) => /^-?0*(\.0*)?$/.test(sum)

const TOTALS: readonly Column<Total>[] = [
  textColumn('currency', t('columns.currency'), ({ currency }) => <span className="font-medium">{currency}</span>),
  figureColumn('customers', t('columns.customers'), ({ customers }) => formats.decimal(customers)),
  figureColumn('system', t('columns.system'), ({ system }) => formats.decimal(system)),
  figureColumn('sum', t('columns.sum'), ({ sum }) => (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
      {formats.decimal(sum)}
      <StateChip tone={isZero(sum) ? 'success' : 'failure'} word={t(isZero(sum) ? 'balanced' : 'unbalanced')} />
    </span>
  )),
]

const ACCOUNTS: readonly Column<Account>[] = [
  textColumn('owner', t('columns.owner'), ({ owner }) => wordText(treasuryTexts.owners, owner)),
  textColumn('wallet', t('columns.wallet'), ({ wallet }) => wallet),
  textColumn('currency', t('columns.currency'), ({ currency }) => currency),
  figureColumn('available', t('columns.available'), ({ available }) => formats.decimal(available)),
  figureColumn('held', t('columns.held'), ({ held }) => formats.decimal(held)),
]

export function TreasuryScreen() {
  const world = useWorld()
  const query = useQuery(liveQuery('getTreasury', { world }, EVERY_MS))
  const may = useMay('proposeCapital')
  const [open, setOpen] = useState(false)
  const { data } = query
  return (
    <Page
      title={t('title')}
      lead={data && t('lead', { sequence: formats.count(data.sequence), time: moment(data.time) })}
      actions={may && data && <Button onClick={() => setOpen(true)}>{t('propose')}</Button>}
    >
      <Part title={t('totals')}>
        <List
          caption={t('totals')}
          query={query}
          rows={({ totals }) => totals}
          columns={TOTALS}
          rowKey={({ currency }) => currency}
          empty={t('empty')}
        />
      </Part>
      <Part title={t('accounts')}>
        <List
          caption={t('accounts')}
          query={query}
          rows={({ accounts }) => accounts}
          columns={ACCOUNTS}
          rowKey={({ owner, wallet, currency }) => `${owner} ${wallet} ${currency}`}
          empty={t('empty')}
        />
      </Part>
      {open && data && (
        <CapitalDialog
          accounts={data.accounts}
          currencies={data.totals.map(({ currency }) => currency)}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  )
}
