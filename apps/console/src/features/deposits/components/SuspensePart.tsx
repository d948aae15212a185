import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AppLink } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, type Column, PAGE_SIZE, Tabs } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { liveQuery } from '../../../shared/api/queries.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { actsColumn, figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List, Pages } from '../../../shared/lists/List.tsx'
import { depositTexts } from '../texts.ts'
import { Code } from './Code.tsx'

const t = textsOf(depositTexts)
const EVERY_MS = 15_000

type Item = AdminCallData<'getSuspense'>['list'][number]

const FACTS: readonly Column<Item>[] = [
  textColumn('seen', t('list.seen'), ({ seenAt }) => <span className="num">{moment(seenAt)}</span>),
  textColumn('kind', t('suspense.kind'), ({ kind }) => t(`suspense.kinds.${kind}`)),
  textColumn('customer', t('list.customer'), ({ uid, account }) => (
    <AppLink to={`/users/${uid}`} className="text-accent hover:underline">
      #{uid} {account}
    </AppLink>
  )),
  figureColumn('units', t('suspense.units'), ({ units }) => units),
  textColumn('contract', t('suspense.contract'), ({ contract }) => <Code text={contract} />),
  textColumn('from', t('list.from'), ({ from }) => <Code text={from} />),
  textColumn('transaction', t('list.transaction'), ({ transaction }) => <Code text={transaction} />),
]

/** Arrivals that cannot be credited: other tokens, the chain's own coin. */
export function SuspensePart() {
  const [state, setState] = useState<'open' | 'closed'>('open')
  const [page, setPage] = useState(1)
  const [closing, setClosing] = useState<Item | null>(null)
  const may = useMay('closeSuspense')
  const query = useQuery({
    ...liveQuery('getSuspense', { state, page, size: PAGE_SIZE }, EVERY_MS),
    placeholderData: keepPreviousData,
  })
  const note = textColumn<Item>('note', t('suspense.note'), (item) => item.note)
  const act = actsColumn<Item>((item) => (
    <Button tone="secondary" size="small" onClick={() => setClosing(item)}>
      {t('suspense.close')}
    </Button>
  ))
  const columns = state === 'closed' ? [...FACTS, note] : may ? [...FACTS, act] : FACTS
  return (
    <Part title={t('suspense.title')} padded>
      <Tabs
        label={t('suspense.show')}
        tabs={[
          { key: 'open', label: t('suspense.open') },
          { key: 'closed', label: t('suspense.closed') },
        ]}
        selected={state}
        onSelect={(next) => {
          setState(next === 'closed' ? 'closed' : 'open')
          setPage(1)
        }}
      >
        <List
          caption={t('suspense.title')}
          query={query}
          rows={(data): readonly Item[] => data.list}
          columns={columns}
          rowKey={({ contract, transaction, position }) => `${contract} ${transaction} ${position}`}
          empty={t('suspense.empty')}
        />
        <Pages page={page} total={query.data?.total} onPage={setPage} />
      </Tabs>
      {closing && <CloseDialog item={closing} onClose={() => setClosing(null)} />}
    </Part>
  )
}

function CloseDialog({ item, onClose }: { readonly item: Item; readonly onClose: () => void }) {
  const act = useAct('closeSuspense')
  const { contract, transaction, position, units, uid } = item
  return (
    <ActDialog
      title={t('suspense.closeTitle')}
      confirmLabel={t('suspense.close')}
      eyes="one"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ contract, transaction, position, reason })) !== undefined}
    >
      <p>{t('suspense.closeText', { units, uid })}</p>
    </ActDialog>
  )
}
