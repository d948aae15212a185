import { useTexts } from '../../shared/i18n/texts.ts'
import { RewardsFrame } from '../../shared/rewards/RewardsFrame.tsx'
import { CampaignList } from './components/CampaignList.tsx'
import { welfareTexts } from './texts.ts'

/** `/welfare`: campaigns, with the user's own claims. */
export function WelfareScreen() {
  const t = useTexts(welfareTexts)
  return (
    <RewardsFrame title={t('title')} lead={t('lead')}>
      <CampaignList detail="/welfareDetail" />
    </RewardsFrame>
  )
}
