import type { KycTier } from '@touchstone/protocol'
import { InlineAlert, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSentence } from '../../../shared/said/said.ts'
import { comesAfter, type Kyc } from '../kyc.ts'
import { verificationTexts } from '../texts.ts'
import { AddressForm } from './AddressForm.tsx'
import { JuniorForm } from './JuniorForm.tsx'
import { SeniorForm } from './SeniorForm.tsx'
import { Unlocks } from './Unlocks.tsx'

export interface TierPanelProps {
  readonly kyc: Kyc
  readonly tier: KycTier
  readonly onChanged: () => void
}

const FORMS = { junior: JuniorForm, senior: SeniorForm, address: AddressForm } as const

/** One step: its state, the limits it unlocks, and its form; locked during the review and after approval. */
export function TierPanel({ kyc, tier, onChanged }: TierPanelProps) {
  const t = useTexts(verificationTexts)
  const Form = FORMS[tier]
  return (
    <Panel className="flex flex-col gap-5 p-6">
      <h2 className="text-16 font-semibold">{t(`tier.${tier}`)}</h2>
      <TierStatus kyc={kyc} tier={tier} />
      <Unlocks kyc={kyc} tier={tier} />
      <Form kyc={kyc} onChanged={onChanged} />
    </Panel>
  )
}

function TierStatus({ kyc, tier }: { readonly kyc: Kyc; readonly tier: KycTier }) {
  const t = useTexts(verificationTexts)
  const formats = useFormats()
  const say = useSentence()
  const { state, reason, time } = kyc[tier]
  const before = comesAfter(tier)
  if (state === 'review') return <InlineAlert>{t('note.review', { time: formats.dateTime(time) })}</InlineAlert>
  if (state === 'approved')
    return <InlineAlert tone="ok">{t('note.approved', { time: formats.dateTime(time) })}</InlineAlert>
  if (state === 'rejected')
    return (
      <InlineAlert tone="danger">
        <p className="font-medium">{t('note.rejected')}</p>
        {reason !== '' && <p className="mt-1">{t('note.reason', { reason: say(reason) })}</p>}
      </InlineAlert>
    )
  if (before && kyc[before].state !== 'approved') return <InlineAlert tone="warn">{t('note.before')}</InlineAlert>
  return null
}
