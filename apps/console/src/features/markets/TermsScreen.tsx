import { useQuery } from '@tanstack/react-query'
import { AppLink, usePathPart } from '@touchstone/frame'
import { KeyValue } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats } from '../../shared/frame/figures.ts'
import { JsonText } from '../../shared/frame/JsonText.tsx'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { useWorld } from '../../shared/world/world.ts'
import { HaltDialog } from './components/HaltDialog.tsx'
import { MarketStateChip } from './components/MarketStateChip.tsx'
import { TermsForm } from './components/TermsForm.tsx'
import { TurnButton } from './components/TurnButton.tsx'
import type { Market, MarketTerms } from './market.ts'
import { marketTexts } from './texts.ts'

const t = textsOf(marketTexts)
const EVERY_MS = 10_000

/** One market: its state, its limits that can be changed, and its full definition. */
export function TermsScreen() {
  const world = useWorld()
  const id = Number(usePathPart('id'))
  const query = useQuery(liveQuery('getMarketTerms', { world, id }, EVERY_MS))
  const [turning, setTurning] = useState<Market>()
  return (
    <Page
      title={query.data?.symbol ?? t('title')}
      lead={
        <AppLink to="/markets" className="text-accent hover:underline">
          {t('terms.back')}
        </AppLink>
      }
      actions={query.data && <TurnButton market={query.data} onTurn={setTurning} />}
    >
      <Loaded query={query} framed>
        {(terms) => <Parts terms={terms} />}
      </Loaded>
      {turning && <HaltDialog market={turning} onClose={() => setTurning(undefined)} />}
    </Page>
  )
}

function Parts({ terms }: { readonly terms: MarketTerms }) {
  const may = useMay('proposeTerms')
  return (
    <div className="grid grid-cols-[360px_1fr] narrow:grid-cols-1 items-start gap-5">
      <Part title={t('terms.facts')} padded>
        <Facts terms={terms} />
      </Part>
      <div className="flex flex-col gap-5">
        <Part title={t('terms.changeable')} padded>
          <TermsForm key={`${terms.id}`} terms={terms} mayPropose={may} />
        </Part>
        <Part title={t('terms.definition')}>
          <JsonText json={terms.definition} className="max-h-[420px] p-4" />
        </Part>
      </div>
    </div>
  )
}

function Facts({ terms }: { readonly terms: MarketTerms }) {
  return (
    <KeyValue
      items={[
        { key: 'state', label: t('columns.state'), value: <MarketStateChip state={terms.state} /> },
        ...(terms.reason === '' ? [] : [{ key: 'reason', label: t('terms.reason'), value: terms.reason }]),
        { key: 'name', label: t('columns.market'), value: terms.name },
        { key: 'kind', label: t('columns.kind'), value: t(`kinds.${terms.kind}`) },
        { key: 'class', label: t('columns.class'), value: terms.class },
        { key: 'last', label: t('columns.last'), value: formats.decimal(terms.last) },
        { key: 'index', label: t('columns.index'), value: formats.decimal(terms.index) },
        {
          key: 'sources',
          label: t('columns.sources'),
          value: t('ofSources', { sources: terms.sources, minimum: terms.minimumSources }),
        },
        { key: 'orders', label: t('columns.orders'), value: formats.count(terms.openOrders) },
        { key: 'positions', label: t('columns.positions'), value: formats.count(terms.openPositions) },
      ]}
    />
  )
}
