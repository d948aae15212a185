import { Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { AT_ONCE, EffectiveTime, effectiveMs, timeProblem } from '../../../shared/acts/EffectiveTime.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import {
  CAMPAIGN_FIELDS,
  type Campaign,
  type CampaignDraft,
  campaignChanges,
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
  /** Undefined: one that is not there yet. */
  readonly campaign: Campaign | undefined
  readonly onClose: () => void
}

/** Proposes a campaign, wider terms for one that runs, or its end; before and after are shown. */
export function CampaignDialog({ campaigns, campaign, onClose }: CampaignDialogProps) {
  const world = useWorld()
  const [now] = useState(() => campaign && draftOfCampaign(campaign.terms))
  const [number] = useState(() => campaign?.terms.campaign ?? nextCampaign(campaigns))
  const [draft, setDraft] = useState<CampaignDraft>(now ?? EMPTY_CAMPAIGN)
  const [time, setTime] = useState(AT_ONCE)
  const act = useAct('proposeCampaign')
  const changes = campaignChanges(now, draft, (field) => t(`dialog.${field}`))
  const wanted = campaignTermsOf(number, draft)
  const unread = wanted === undefined ? t('dialog.malformed') : undefined
  const problem = unread ?? (changes.length === 0 ? t('dialog.unchanged') : timeProblem(time, Date.now()))
  return (
    <ActDialog
      width="wide"
      title={campaign ? t('dialog.changeCampaign', { title: campaign.terms.title }) : t('dialog.campaign')}
      confirmLabel={t('dialog.confirm')}
      eyes="two"
      act={act}
      problem={problem}
      onClose={onClose}
      onConfirm={async (reason) =>
        wanted !== undefined &&
        (await act.run({ world, terms: wanted, effectiveAt: effectiveMs(time), reason })) !== undefined
      }
    >
      <p className="text-12 text-ink-3">{t('dialog.campaignNote')}</p>
      <div className="grid max-h-80 grid-cols-2 gap-3 overflow-y-auto p-1">
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
      <Changes caption={t('dialog.changes')} changes={changes} />
      <EffectiveTime value={time} onChange={setTime} />
    </ActDialog>
  )
}
