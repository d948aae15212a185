import { useQuery } from '@tanstack/react-query'
import { AppLink } from '@touchstone/frame'
import { Button, TEXT_LINK } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { useWorld } from '../../shared/world/world.ts'
import { DuePart } from './components/DuePart.tsx'
import { FiguresPart } from './components/FiguresPart.tsx'
import { ProductDialog } from './components/ProductDialog.tsx'
import { ProductsPart } from './components/ProductsPart.tsx'
import { RedemptionsPart } from './components/RedemptionsPart.tsx'
import type { HostingProduct } from './productDraft.ts'
import { hostingTexts } from './texts.ts'

const t = textsOf(hostingTexts)
const EVERY_MS = 15_000

/** The product whose terms are proposed; `new` for a new one. */
type Proposed = HostingProduct | 'new' | undefined

export function HostingScreen() {
  const world = useWorld()
  const query = useQuery(liveQuery('getHosting', { world }, EVERY_MS))
  const may = useMay('proposeHostingProduct')
  const mayFund = useMay('proposeCapital')
  const [proposed, setProposed] = useState<Proposed>()
  const { data } = query
  return (
    <Page
      title={t('title')}
      lead={data && t('lead', { sequence: formats.count(data.sequence), time: moment(data.time) })}
      actions={
        <>
          {mayFund && (
            <AppLink to="/treasury" className={TEXT_LINK} title={t('capitalNote')}>
              {t('capital')}
            </AppLink>
          )}
          {may && data && <Button onClick={() => setProposed('new')}>{t('offer')}</Button>}
        </>
      }
    >
      <Loaded query={query} framed>
        {(hosting) => (
          <>
            <FiguresPart hosting={hosting} />
            <ProductsPart query={query} {...(may && { onChange: setProposed })} />
            <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-5">
              <DuePart query={query} />
              <RedemptionsPart query={query} />
            </div>
          </>
        )}
      </Loaded>
      {proposed && data && (
        <ProductDialog
          hosting={data}
          product={proposed === 'new' ? undefined : proposed}
          onClose={() => setProposed(undefined)}
        />
      )}
    </Page>
  )
}
