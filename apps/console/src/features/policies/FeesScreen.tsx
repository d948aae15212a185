import { useQuery } from '@tanstack/react-query'
import { Button, type Column } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { formats } from '../../shared/frame/figures.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../shared/lists/columns.tsx'
import { List } from '../../shared/lists/List.tsx'
import { useWorld } from '../../shared/world/world.ts'
import { FeesDialog } from './components/FeesDialog.tsx'
import type { FeeTier } from './feeDraft.ts'
import { policyTexts } from './texts.ts'

const t = textsOf(policyTexts)

const COLUMNS: readonly Column<FeeTier>[] = [
  textColumn('tier', t('fees.tier'), ({ tier }) => <span className="num font-medium">{tier}</span>),
  figureColumn('maker', t('fees.maker'), ({ makerRate }) => formats.rate(makerRate)),
  figureColumn('taker', t('fees.taker'), ({ takerRate }) => formats.rate(takerRate)),
  figureColumn('customers', t('fees.customers'), ({ customers }) => formats.count(customers)),
]

export function FeesScreen() {
  const world = useWorld()
  const query = useQuery(callQuery('getFeeTiers', { world }))
  const may = useMay('proposeFeeTiers')
  const [open, setOpen] = useState(false)
  return (
    <Page
      title={t('fees.title')}
      lead={t('fees.lead')}
      actions={may && query.data && <Button onClick={() => setOpen(true)}>{t('fees.propose')}</Button>}
    >
      <Part title={t('fees.caption')}>
        <List
          caption={t('fees.caption')}
          query={query}
          rows={(tiers) => tiers}
          columns={COLUMNS}
          rowKey={({ tier }) => String(tier)}
          empty={t('fees.empty')}
        />
      </Part>
      {open && query.data && <FeesDialog tiers={query.data} onClose={() => setOpen(false)} />}
    </Page>
  )
}
