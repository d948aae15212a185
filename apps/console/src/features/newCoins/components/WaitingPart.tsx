import { useQuery } from '@tanstack/react-query'
import { Button, type Column } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { liveQuery } from '../../../shared/api/queries.ts'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List, Pages } from '../../../shared/lists/List.tsx'
import { useMe } from '../../../shared/session/session.ts'
import { useWorld } from '../../../shared/world/world.ts'
import type { WaitingDecision } from '../coinRequest.ts'
import { newCoinTexts } from '../texts.ts'
import { ApproveDialog } from './ApproveDialog.tsx'

const t = textsOf(newCoinTexts)
const EVERY_MS = 15_000

const COLUMNS: readonly Column<WaitingDecision>[] = [
  textColumn('summary', t('columns.summary'), ({ summary }) => summary),
  textColumn('proposer', t('columns.proposer'), ({ proposer }) => proposer),
  figureColumn('proposed', t('columns.proposed'), ({ proposedAt }) => moment(proposedAt)),
]

/** Proposals about requests for new coins; those of another operator can be chosen and approved together. */
export function WaitingPart() {
  const world = useWorld()
  const { name } = useMe()
  const mayApprove = useMay('approveSubscriptions')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [approving, setApproving] = useState(false)
  const asked = { state: 'waiting', world, action: 'DecideSubscription', page } as const
  const query = useQuery(liveQuery('getApprovalList', asked, EVERY_MS))
  const list = query.data?.list ?? []
  const open = mayApprove ? list.filter((each) => each.mayApprove && each.proposer !== name) : []
  const picked = open.filter(({ id }) => chosen.has(id))
  const choose = (id: string) =>
    setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  const pick: Column<WaitingDecision> = textColumn('pick', '', ({ id, summary, proposer }) =>
    open.some((each) => each.id === id) ? (
      <input
        type="checkbox"
        aria-label={t('subscriptions.pickProposal', { summary })}
        checked={chosen.has(id)}
        onChange={() => choose(id)}
      />
    ) : (
      proposer === name && <span className="text-12 text-ink-3">{t('subscriptions.yours')}</span>
    ),
  )
  return (
    <Part title={t('subscriptions.waiting')}>
      {open.length > 0 && (
        <div className="flex gap-3 px-4 py-3">
          <Button tone="ghost" size="small" onClick={() => setChosen(new Set(open.map(({ id }) => id)))}>
            {t('subscriptions.allWaiting')}
          </Button>
          {picked.length > 0 && (
            <Button size="small" onClick={() => setApproving(true)}>
              {t('subscriptions.approve', { count: formats.count(picked.length) })}
            </Button>
          )}
        </div>
      )}
      <List
        caption={t('subscriptions.waiting')}
        query={query}
        rows={(data) => data.list}
        columns={[pick, ...COLUMNS]}
        rowKey={({ id }) => id}
        empty={t('subscriptions.noneWaiting')}
      />
      <Pages page={page} total={query.data?.total} onPage={setPage} />
      {approving && <ApproveDialog proposals={picked} onClose={() => setApproving(false)} />}
    </Part>
  )
}
