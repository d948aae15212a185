import { balanceChange } from '../../shared/acts/balanceChange.ts'
import type { Change } from '../../shared/acts/Changes.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import type { Campaign } from './campaignDraft.ts'
import type { Activity } from './termsDraft.ts'
import { rewardTexts } from './texts.ts'

const t = textsOf(rewardTexts)

type Budget = Activity['budgets'][number]

/** The currency of a campaign; the sign-in, which is no campaign of welfare, pays in the currency of rewards. */
export function currencyOf(campaign: number, { currency }: Activity, campaigns: readonly Campaign[]): string {
  return campaigns.find(({ terms }) => terms.campaign === campaign)?.terms.currency ?? currency
}

const inTreasury = ({ treasury }: Activity, currency: string) =>
  treasury.find((sum) => sum.currency === currency)?.amount ?? '0'

const labels = (currency: string) => ({
  treasury: t('dialog.treasuryIn', { currency }),
  budget: t('dialog.budgetIn', { currency }),
})

/** Treasury and budget before and after the funding; undefined for an amount that the treasury does not have. */
export function fundingChanges(
  campaign: number,
  currency: string,
  amount: string,
  activity: Activity,
): readonly Change[] | undefined {
  const budget = activity.budgets.find((each) => each.campaign === campaign && each.currency === currency)
  const given = balanceChange(inTreasury(activity, currency), amount, 'out')
  const received = balanceChange(budget?.left ?? '0', amount, 'in')
  if (!given || !received) return undefined
  const { treasury, budget: left } = labels(currency)
  return [
    { label: treasury, ...given },
    { label: left, ...received },
  ]
}

/** Budget and treasury before and after the rest goes back; empty when there is no rest. */
export function closingChanges({ currency, left }: Budget, activity: Activity): readonly Change[] {
  const given = balanceChange(left, left, 'out')
  const received = balanceChange(inTreasury(activity, currency), left, 'in')
  if (!given || !received) return []
  const { treasury, budget } = labels(currency)
  return [
    { label: budget, ...given },
    { label: treasury, ...received },
  ]
}
