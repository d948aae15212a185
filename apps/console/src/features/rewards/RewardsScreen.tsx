import { useQuery } from '@tanstack/react-query'
import { Button } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { useWorld } from '../../shared/world/world.ts'
import type { Campaign } from './campaignDraft.ts'
import { CloseDialog, FundDialog } from './components/BudgetDialogs.tsx'
import { type Budget, BudgetsPart } from './components/BudgetsPart.tsx'
import { CampaignDialog } from './components/CampaignDialog.tsx'
import { CampaignsPart } from './components/CampaignsPart.tsx'
import { InviteesPart } from './components/InviteesPart.tsx'
import { TermsDialog } from './components/TermsDialog.tsx'
import { TermsPart } from './components/TermsPart.tsx'
import { rewardTexts } from './texts.ts'

const t = textsOf(rewardTexts)
const EVERY_MS = 15_000

/** The open proposal. */
type Proposed =
  | { readonly kind: 'terms' | 'budget' }
  | { readonly kind: 'end'; readonly budget: Budget }
  | { readonly kind: 'campaign'; readonly campaign: Campaign | undefined }

/** Terms and budgets of rewards, campaigns, and invitations. */
export function RewardsScreen() {
  const world = useWorld()
  const query = useQuery(liveQuery('getActivity', { world }, EVERY_MS))
  const campaigns = useQuery(liveQuery('getCampaigns', { world }, EVERY_MS))
  const may = useMay('proposeRewardTerms')
  const [proposed, setProposed] = useState<Proposed>()
  const { data } = query
  const known = campaigns.data?.campaigns ?? []
  const close = () => setProposed(undefined)
  return (
    <Page
      title={t('title')}
      lead={data && t('lead', { sequence: formats.count(data.sequence), time: moment(data.time) })}
      actions={
        may && (
          <>
            <Button tone="secondary" onClick={() => setProposed({ kind: 'budget' })}>
              {t('budgets.fund')}
            </Button>
            {/* Only once the existing campaigns are known: a new one gets the number after theirs. */}
            {campaigns.data && (
              <Button onClick={() => setProposed({ kind: 'campaign', campaign: undefined })}>
                {t('campaigns.offer')}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded query={query} framed>
        {(activity) => (
          <>
            <TermsPart activity={activity} {...(may && { onPropose: () => setProposed({ kind: 'terms' }) })} />
            <BudgetsPart
              query={query}
              {...(may && { onClose: (budget: Budget) => setProposed({ kind: 'end', budget }) })}
            />
          </>
        )}
      </Loaded>
      <CampaignsPart
        query={campaigns}
        {...(may && { onChange: (campaign: Campaign) => setProposed({ kind: 'campaign', campaign }) })}
      />
      {world === 'real' && <InviteesPart />}
      {proposed?.kind === 'terms' && data && <TermsDialog terms={data.terms} onClose={close} />}
      {proposed?.kind === 'budget' && data && <FundDialog activity={data} campaigns={known} onClose={close} />}
      {proposed?.kind === 'end' && data && <CloseDialog activity={data} budget={proposed.budget} onClose={close} />}
      {proposed?.kind === 'campaign' && (
        <CampaignDialog campaigns={known} campaign={proposed.campaign} onClose={close} />
      )}
    </Page>
  )
}
