import { Button, buttonClass } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../shared/session/signInPrompt.ts'
import { BenefitsFrame } from './components/BenefitsFrame.tsx'
import { CampaignDetail, type CampaignInfo } from './components/CampaignDetail.tsx'
import { welfareTexts } from './texts.ts'

/** `/benefitsDetail?id=`: one campaign, for all visitors; claiming needs a login. */
export function BenefitsDetailScreen() {
  return (
    <BenefitsFrame>
      <CampaignDetail list="/benefits" own={false} act={(campaign) => <WayToClaim campaign={campaign} />} />
    </BenefitsFrame>
  )
}

function WayToClaim({ campaign: { id, state } }: { readonly campaign: CampaignInfo }) {
  const t = useTexts(welfareTexts)
  const signedIn = useSession((session) => session.token !== '')
  if (!signedIn)
    return (
      <Button tone="primary" onClick={() => promptSignIn(`/welfareDetail?id=${id}`)}>
        {t('signIn')}
      </Button>
    )
  if (state !== 'available') return <p className="text-13 text-ink-2">{t(`states.${state}`)}</p>
  return (
    <AppLink to="/welfareDetail" search={{ id }} className={buttonClass('primary', 'medium', true)}>
      {t('claim')}
    </AppLink>
  )
}
