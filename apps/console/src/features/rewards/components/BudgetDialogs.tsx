import { Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { rewardTexts } from '../texts.ts'
import { type Budget, campaignName } from './BudgetsPart.tsx'

const t = textsOf(rewardTexts)
const AMOUNT = /^(?=.*[1-9])\d{1,12}(\.\d{1,8})?$/

export interface FundDialogProps {
  /** Campaigns that may be funded; 0 is the sign-in. */
  readonly campaigns: readonly number[]
  readonly onClose: () => void
}

/** Proposes to set money of the treasury aside for a campaign. */
export function FundDialog({ campaigns, onClose }: FundDialogProps) {
  const world = useWorld()
  const [campaign, setCampaign] = useState('0')
  const [amount, setAmount] = useState('')
  const act = useAct('proposeCampaignFunding')
  return (
    <ActDialog
      title={t('dialog.fund')}
      confirmLabel={t('dialog.confirm')}
      eyes="two"
      act={act}
      problem={AMOUNT.test(amount.trim()) ? undefined : t('dialog.malformed')}
      onClose={onClose}
      onConfirm={async (reason) =>
        (await act.run({ world, campaign: Number(campaign), amount: amount.trim(), effectiveAt: 0, reason })) !==
        undefined
      }
    >
      <p className="text-12 text-ink-3">{t('dialog.fundNote')}</p>
      <Select
        label={t('budgets.campaign')}
        value={campaign}
        onValueChange={setCampaign}
        options={campaigns.map((number) => ({ value: String(number), label: campaignName(number) }))}
      />
      <TextField label={t('dialog.amount')} inputMode="decimal" value={amount} onValueChange={setAmount} />
    </ActDialog>
  )
}

export interface CloseDialogProps {
  readonly budget: Budget
  readonly onClose: () => void
}

/** Proposes to give back to the treasury what is left of a budget. */
export function CloseDialog({ budget: { campaign }, onClose }: CloseDialogProps) {
  const world = useWorld()
  const act = useAct('proposeCampaignClosing')
  return (
    <ActDialog
      title={t('dialog.close', { campaign: campaignName(campaign) })}
      confirmLabel={t('dialog.confirm')}
      eyes="two"
      act={act}
      problem={undefined}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ world, campaign, effectiveAt: 0, reason })) !== undefined}
    >
      <p className="text-12 text-ink-3">{t('dialog.closeNote')}</p>
    </ActDialog>
  )
}
