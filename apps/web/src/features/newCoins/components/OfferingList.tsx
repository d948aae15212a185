import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, PAGE_SIZE, Panel, Skeleton, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { Pager } from '../../../shared/records/Pager.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { FRESH_MS } from '../freshness.ts'
import { newCoinTexts } from '../texts.ts'
import { OfferingCard } from './OfferingCard.tsx'

const GRID = 'grid grid-cols-3 narrow:grid-cols-2 slim:grid-cols-1 gap-5'

/** The coins that are open, that come, or that are over. */
export function OfferingList({ state }: { readonly state: 'open' | 'soon' | 'ended' }) {
  const t = useTexts(newCoinTexts)
  const [wantedPage, setPage] = useState(1)
  const answer = useQuery({
    ...callQuery('getNewcoinsList', { state, page: String(wantedPage), size: String(PAGE_SIZE) }, { refusal: 'here' }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
  useRecordRefetch('subscription', answer.refetch)
  return (
    <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
      {({ list, total }) =>
        list.length === 0 ? (
          <Panel>
            <Empty text={t(`none.${state}`)} />
          </Panel>
        ) : (
          <div className="flex flex-col gap-6">
            <div className={GRID}>
              {list.map((coin) => (
                <OfferingCard key={coin.id} coin={coin} />
              ))}
            </div>
            {total > PAGE_SIZE && <Pager page={validPage(wantedPage, total)} total={total} onPage={setPage} />}
          </div>
        )
      }
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className={GRID}>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-130 opacity-40" />
      ))}
    </div>
  )
}
