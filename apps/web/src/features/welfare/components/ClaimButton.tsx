import { showToast } from '@touchstone/frame'
import { Button } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { welfareTexts } from '../texts.ts'
import type { CampaignInfo } from './CampaignDetail.tsx'

const RENEWS = ['getFuli', 'getFuliInfo', 'getAsset2'] as const

/** Claims the reward; where that cannot be, says why in its place. */
export function ClaimButton({ campaign }: { readonly campaign: CampaignInfo }) {
  const t = useTexts(welfareTexts)
  const formats = useFormats()
  const { state, send } = useIntent('receiveFuli', RENEWS)
  const { id, claimed, conditions } = campaign
  if (campaign.state !== 'available') return <p className="text-13 text-ink-2">{t(`states.${campaign.state}`)}</p>
  const unmet = conditions.some(({ met }) => !met)
  const claim = async () => {
    const done = await send({ id })
    if (done) showToast('ok', t('received', { reward: `${formats.decimal(done.amount)} ${done.currency}` }))
  }
  return (
    <div className="flex flex-col gap-3">
      <Button
        tone="primary"
        blockedBecause={unmet ? t('unmet') : undefined}
        busy={state.kind === 'sending'}
        onClick={() => void claim()}
      >
        {t(claimed > 0 ? 'claimAgain' : 'claim')}
      </Button>
      {unmet && <p className="text-13 text-ink-2">{t('unmet')}</p>}
      <IntentOutcome state={state} unknown={t('unanswered')} />
    </div>
  )
}
