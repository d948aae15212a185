import { useQuery } from '@tanstack/react-query'
import { Button, type ChipTone, type Column, StateChip } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { liveQuery } from '../../../shared/api/queries.ts'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List, Pages } from '../../../shared/lists/List.tsx'
import { useWorld } from '../../../shared/world/world.ts'
import type { CoinRequest } from '../coinRequest.ts'
import type { Offering } from '../offeringDraft.ts'
import { newCoinTexts } from '../texts.ts'
import { DecideDialog } from './DecideDialog.tsx'

const t = textsOf(newCoinTexts)
const EVERY_MS = 15_000

const TONES: Readonly<Record<CoinRequest['state'], ChipTone>> = {
  under_review: 'progress',
  passed: 'success',
  not_passed: 'failure',
}

const COLUMNS: readonly Column<CoinRequest>[] = [
  textColumn('orderNo', t('columns.orderNo'), ({ orderNo }) => <span className="num">{orderNo}</span>),
  textColumn('owner', t('columns.owner'), ({ owner }) => <span className="num">{owner}</span>),
  textColumn('state', t('columns.state'), ({ state }) => (
    <StateChip tone={TONES[state]} word={t(`subscriptions.states.${state}`)} />
  )),
  figureColumn('time', t('columns.time'), ({ time }) => moment(time)),
  figureColumn('quantity', t('columns.quantity'), ({ quantity }) => formats.decimal(quantity)),
  figureColumn('amount', t('columns.amount'), ({ amount }) => formats.decimal(amount)),
  figureColumn('allocated', t('columns.allocated'), ({ allocated }) => formats.decimal(allocated)),
  figureColumn('refund', t('columns.refund'), ({ refund }) => formats.decimal(refund)),
]

/** The requests for a coin; those under review can be chosen and decided together. */
export function RequestsPart({ offering }: { readonly offering: Offering }) {
  const world = useWorld()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [deciding, setDeciding] = useState<boolean>()
  const { coin, way } = offering.terms
  const query = useQuery(liveQuery('getSubscriptions', { world, coin, page }, EVERY_MS))
  const mayDecide = useMay('proposeSubscriptions') && way === 'review'
  const waiting = (query.data?.list ?? []).filter(({ state }) => state === 'under_review')
  const picked = waiting.filter(({ orderNo }) => chosen.has(orderNo))
  const count = formats.count(picked.length)
  const toggle = (orderNo: string) =>
    setChosen(
      chosen.has(orderNo) ? new Set([...chosen].filter((one) => one !== orderNo)) : new Set([...chosen, orderNo]),
    )
  const pick: Column<CoinRequest> = textColumn('pick', '', ({ orderNo, state }) =>
    state === 'under_review' ? (
      <input
        type="checkbox"
        aria-label={t('subscriptions.pick', { orderNo })}
        checked={chosen.has(orderNo)}
        onChange={() => toggle(orderNo)}
      />
    ) : null,
  )
  const title = t('subscriptions.title', { coin: offering.code })
  return (
    <Part title={title}>
      {mayDecide && waiting.length > 0 && (
        <div className="flex gap-3 px-4 py-3">
          <Button tone="ghost" size="small" onClick={() => setChosen(new Set(waiting.map(({ orderNo }) => orderNo)))}>
            {t('subscriptions.all')}
          </Button>
          {picked.length > 0 && (
            <>
              <Button size="small" onClick={() => setDeciding(true)}>
                {t('subscriptions.pass', { count })}
              </Button>
              <Button tone="secondary" size="small" onClick={() => setDeciding(false)}>
                {t('subscriptions.fail', { count })}
              </Button>
            </>
          )}
        </div>
      )}
      <List
        caption={title}
        query={query}
        rows={({ list }) => list}
        columns={mayDecide ? [pick, ...COLUMNS] : COLUMNS}
        rowKey={({ orderNo }) => orderNo}
        empty={t('subscriptions.none')}
      />
      <Pages page={page} total={query.data?.total} onPage={setPage} />
      {deciding !== undefined && (
        <DecideDialog coin={coin} requests={picked} passed={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Part>
  )
}
