import type { KycTier } from '@touchstone/protocol'
import { Button, ErrorSummary, FailureAlert, FormFrame } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { comesAfter, isLocked, type Kyc } from '../kyc.ts'
import { verificationTexts } from '../texts.ts'
import type { TierForm } from '../useTierForm.ts'

export interface TierFormFrameProps<Values extends Readonly<Record<string, string>>> {
  readonly kyc: Kyc
  readonly tier: KycTier
  readonly state: TierForm<Values>
  readonly children: ReactNode
}

/** The fields of a step, and its buttons; no buttons once it was sent. */
export function TierFormFrame<Values extends Readonly<Record<string, string>>>(props: TierFormFrameProps<Values>) {
  const { kyc, tier, state, children } = props
  const { form, failure, save, saving } = state
  const t = useTexts(verificationTexts)
  const before = comesAfter(tier)
  const early = before !== undefined && kyc[before].state !== 'approved'
  return (
    <FormFrame label={t(`tier.${tier}`)} onSubmit={() => !early && void form.send()}>
      {children}
      {!isLocked(kyc[tier].state) && (
        <>
          <ErrorSummary title={t('messages.summary')} items={form.summary} onPick={form.focus} />
          <FailureAlert text={failure} />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              size="large"
              busy={form.busy}
              blockedBecause={early ? t('note.beforeSend') : undefined}
            >
              {t(kyc[tier].state === 'rejected' ? 'actions.again' : 'actions.send')}
            </Button>
            <Button tone="secondary" size="large" busy={saving} onClick={() => void save()}>
              {t('actions.save')}
            </Button>
          </div>
        </>
      )}
    </FormFrame>
  )
}
