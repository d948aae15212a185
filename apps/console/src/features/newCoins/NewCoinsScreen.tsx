import { useQuery } from '@tanstack/react-query'
import { Button } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Page } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { useWorld } from '../../shared/world/world.ts'
import { AllocationDialog } from './components/AllocationDialog.tsx'
import { AssetDialog } from './components/AssetDialog.tsx'
import { MovementDialog } from './components/MovementDialog.tsx'
import { OfferingDialog } from './components/OfferingDialog.tsx'
import { OfferingsPart } from './components/OfferingsPart.tsx'
import { RequestsPart } from './components/RequestsPart.tsx'
import { SpotMarketDialog } from './components/SpotMarketDialog.tsx'
import { WaitingPart } from './components/WaitingPart.tsx'
import type { Offerings } from './offeringDraft.ts'
import type { Proposed } from './proposed.ts'
import { newCoinTexts } from './texts.ts'

const t = textsOf(newCoinTexts)
const EVERY_MS = 15_000

/** New coins of the chosen world: terms, accounts, requests, and all decisions about them. */
export function NewCoinsScreen() {
  const world = useWorld()
  const query = useQuery(liveQuery('getOfferings', { world }, EVERY_MS))
  const mayList = useMay('proposeAsset')
  const mayOffer = useMay('proposeOffering')
  const [proposed, setProposed] = useState<Proposed>()
  const [shown, setShown] = useState<number>()
  const { data } = query
  const chosen = data?.offerings.find(({ terms }) => terms.coin === shown)
  return (
    <Page
      title={t('title')}
      lead={data && t('lead', { sequence: formats.count(data.sequence), time: moment(data.time) })}
      actions={
        data && (
          <>
            {mayList && (
              <>
                <Button tone="secondary" onClick={() => setProposed({ what: 'asset' })}>
                  {t('listAsset')}
                </Button>
                <Button tone="secondary" onClick={() => setProposed({ what: 'market' })}>
                  {t('listMarket')}
                </Button>
              </>
            )}
            {mayOffer && (
              <Button onClick={() => setProposed({ what: 'terms', offering: undefined })}>{t('offer')}</Button>
            )}
          </>
        )
      }
    >
      <OfferingsPart query={query} onPropose={setProposed} onRequests={({ terms }) => setShown(terms.coin)} />
      <WaitingPart />
      {chosen && <RequestsPart key={chosen.terms.coin} offering={chosen} />}
      {proposed && data && <Proposal proposed={proposed} offerings={data} onClose={() => setProposed(undefined)} />}
    </Page>
  )
}

interface ProposalProps {
  readonly proposed: Proposed
  readonly offerings: Offerings
  readonly onClose: () => void
}

function Proposal({ proposed, offerings, onClose }: ProposalProps) {
  if (proposed.what === 'asset') return <AssetDialog offerings={offerings} onClose={onClose} />
  if (proposed.what === 'market') return <SpotMarketDialog offerings={offerings} onClose={onClose} />
  if (proposed.what === 'terms')
    return <OfferingDialog offerings={offerings} offering={proposed.offering} onClose={onClose} />
  if (proposed.what === 'allocate') return <AllocationDialog offering={proposed.offering} onClose={onClose} />
  const { currency } = offerings
  return <MovementDialog way={proposed.what} offering={proposed.offering} currency={currency} onClose={onClose} />
}
