import { Skeleton } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { HowItIsPaid } from './components/HowItIsPaid.tsx'
import { InvitationsFrame } from './components/InvitationsFrame.tsx'
import { Levels } from './components/Levels.tsx'
import { OwnLink } from './components/OwnLink.tsx'
import { usePromotion } from './promotion.ts'
import { invitationTexts } from './texts.ts'

/** `/invite`: the own link, its commissions, and how they are paid. */
export function InviteScreen() {
  const t = useTexts(invitationTexts)
  const answer = usePromotion()
  return (
    <InvitationsFrame title={t('title')} lead={t('lead')}>
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Skeleton className="h-120 w-full opacity-40" />}>
        {(promotion) => (
          <>
            <OwnLink promotion={promotion} />
            <Levels promotion={promotion} />
            <HowItIsPaid days={promotion.waitDays} condition={promotion.condition} />
          </>
        )}
      </Loaded>
    </InvitationsFrame>
  )
}
