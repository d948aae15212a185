import { Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { draftChanges } from '../../../shared/acts/draftChanges.ts'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import {
  CAMPAIGN_FIELDS,
  type Campaign,
  type CampaignDraft,
  campaignTermsOf,
  draftOfCampaign,
  EMPTY_CAMPAIGN,
  nextCampaign,
} from '../campaignDraft.ts'
import { rewardTexts } from '../texts.ts'

const t = textsOf(rewardTexts)
const TYPED = CAMPAIGN_FIELDS.filter((field) => field !== 'state')
const STATES = ['running', 'ended'] as const

export interface CampaignDialogProps {
  readonly campaigns: readonly Campaign[]
  /** Undefined: a new campaign. */
  readonly campaign: Campaign | undefined
  readonly onClose: () => void
}

/** Proposes a campaign, wider terms for a running one, or its end; before and after are shown. */
export function CampaignDialog({ campaigns, campaign, onClose }: CampaignDialogProps) {
  const world = useWorld()
  // The comparison keeps the terms as they were at opening, while the figures behind the dialog update.
  const [opened] = useState(campaign?.terms)
  const [now] = useState(() => opened && draftOfCampaign(opened))
  const [number] = useState(() => opened?.campaign ?? nextCampaign(campaigns))
  const [draft, setDraft] = useState<CampaignDraft>(now ?? EMPTY_CAMPAIGN)
  const act = useAct('proposeCampaign')
  const changes = draftChanges(CAMPAIGN_FIELDS, now, draft, (field) => t(`dialog.${field}`))
  const wanted = campaignTermsOf(number, draft, opened)
  const problem = wanted ? undefined : t('dialog.malformed')
  return (
    <ProposalDialog
      width="wide"
      title={opened ? t('dialog.changeCampaign', { title: opened.title }) : t('dialog.campaign')}
      act={act}
      problem={problem}
      changes={changes}
      onClose={onClose}
      onPropose={async (proposed) => wanted && act.run({ world, terms: wanted, ...proposed })}
    >
      <p className="text-12 text-ink-3">{t('dialog.campaignNote')}</p>
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-3">
        {TYPED.map((field) => (
          <TextField
            key={field}
            label={t(`dialog.${field}`)}
            type={field === 'from' || field === 'until' ? 'datetime-local' : 'text'}
            hint={field === 'conditions' ? t('dialog.conditionsHint') : undefined}
            maxLength={200}
            value={draft[field]}
            onValueChange={(text) => setDraft({ ...draft, [field]: text })}
          />
        ))}
        <Select
          label={t('dialog.state')}
          value={draft.state}
          onValueChange={(state) => setDraft({ ...draft, state })}
          options={STATES.map((state) => ({ value: state, label: t(`dialog.${state}`) }))}
        />
      </div>
    </ProposalDialog>
  )
}
