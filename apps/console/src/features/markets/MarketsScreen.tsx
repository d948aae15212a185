import { useQuery } from '@tanstack/react-query'
import { useSearchField, useSetSearch } from '@touchstone/frame'
import { Select } from '@touchstone/ui'
import { useState } from 'react'
import { liveQuery } from '../../shared/api/queries.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { SearchField } from '../../shared/lists/SearchField.tsx'
import { useWorld } from '../../shared/world/world.ts'
import { HaltDialog } from './components/HaltDialog.tsx'
import { MarketList } from './components/MarketList.tsx'
import type { Market } from './market.ts'
import { marketTexts } from './texts.ts'

const t = textsOf(marketTexts)
const EVERY_MS = 5_000
const KINDS: readonly Market['kind'][] = ['spot', 'perpetual', 'dated', 'options']
const STATES: readonly Market['state'][] = ['open', 'cancel_only', 'halted', 'settled']

export function MarketsScreen() {
  const world = useWorld()
  const setSearch = useSetSearch()
  const filter = { kind: useSearchField('kind'), state: useSearchField('state'), q: useSearchField('q') }
  const query = useQuery(liveQuery('getMarkets', { world }, EVERY_MS))
  const [turning, setTurning] = useState<Market>()
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid grid-cols-[200px_200px_260px] narrow:grid-cols-1 items-end gap-4">
        <Select
          label={t('filters.kind')}
          value={filter.kind}
          onValueChange={(kind) => setSearch({ kind })}
          options={[
            { value: '', label: t('filters.every') },
            ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
        <Select
          label={t('filters.state')}
          value={filter.state}
          onValueChange={(state) => setSearch({ state })}
          options={[
            { value: '', label: t('filters.every') },
            ...STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
        />
        <SearchField label={t('filters.q')} value={filter.q} onSearch={(q) => setSearch({ q })} />
      </div>
      <Part title={t('caption')}>
        <MarketList query={query} filter={filter} onTurn={setTurning} />
      </Part>
      {turning && <HaltDialog market={turning} onClose={() => setTurning(undefined)} />}
    </Page>
  )
}
