import { useTexts } from '../../shared/i18n/texts.ts'
import { RewardsFrame } from '../../shared/rewards/RewardsFrame.tsx'
import { CampaignDetail } from './components/CampaignDetail.tsx'
import { ClaimButton } from './components/ClaimButton.tsx'
import { welfareTexts } from './texts.ts'

/** `/welfareDetail?id=`: one campaign, and claiming it. */
export function WelfareDetailScreen() {
  const t = useTexts(welfareTexts)
  return (
    <RewardsFrame title={t('title')} under="/welfare">
      <CampaignDetail list="/welfare" own act={(campaign) => <ClaimButton campaign={campaign} />} />
    </RewardsFrame>
  )
}
