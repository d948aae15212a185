import { Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { closingChanges, currencyOf, fundingChanges } from '../budgetChanges.ts'
import type { Campaign } from '../campaignDraft.ts'
import type { Activity } from '../termsDraft.ts'
import { rewardTexts } from '../texts.ts'
import { type Budget, campaignName } from './BudgetsPart.tsx'

const t = textsOf(rewardTexts)
const SIGN_IN = 0
const AMOUNT = /^(?=.*[1-9])\d{1,12}(\.\d{1,8})?$/

export interface FundDialogProps {
  readonly activity: Activity
  /** Campaigns that can be funded, beside the sign-in. */
  readonly campaigns: readonly Campaign[]
  readonly onClose: () => void
}

/** Proposes to set money of the treasury aside for a campaign; the balances before and after are shown. */
export function FundDialog({ activity, campaigns, onClose }: FundDialogProps) {
  const world = useWorld()
  // The comparison keeps the budgets as they were at opening, while the figures behind the dialog update.
  const [now] = useState(activity)
  const [campaign, setCampaign] = useState(String(SIGN_IN))
  const [amount, setAmount] = useState('')
  const act = useAct('proposeCampaignFunding')
  const currency = currencyOf(Number(campaign), now, campaigns)
  const changes = fundingChanges(Number(campaign), currency, amount.trim(), now)
  const problem = AMOUNT.test(amount.trim()) ? undefined : t('dialog.malformed')
  return (
    <ActDialog
      title={t('dialog.fund')}
      confirmLabel={t('dialog.confirm')}
      eyes="two"
      act={act}
      problem={problem ?? (changes ? undefined : t('dialog.tooMuch'))}
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
        options={[SIGN_IN, ...campaigns.map(({ terms }) => terms.campaign)].map((number) => ({
          value: String(number),
          label: campaignName(number),
        }))}
      />
      <TextField
        label={t('dialog.amountIn', { currency })}
        inputMode="decimal"
        value={amount}
        onValueChange={setAmount}
      />
      <Changes caption={t('dialog.changes')} changes={changes ?? []} />
    </ActDialog>
  )
}

export interface CloseDialogProps {
  readonly activity: Activity
  readonly budget: Budget
  readonly onClose: () => void
}

/** Proposes to return the rest of a budget to the treasury; the balances before and after are shown. */
export function CloseDialog({ activity, budget, onClose }: CloseDialogProps) {
  const world = useWorld()
  const { campaign } = budget
  const [changes] = useState(() => closingChanges(budget, activity))
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
      <Changes caption={t('dialog.changes')} changes={changes} />
    </ActDialog>
  )
}
