import { BenefitsFrame } from './components/BenefitsFrame.tsx'
import { CampaignList } from './components/CampaignList.tsx'

/** `/benefits`: campaigns, for everybody. */
export function BenefitsScreen() {
  return (
    <BenefitsFrame>
      <CampaignList detail="/benefitsDetail" />
    </BenefitsFrame>
  )
}
