import type { KycTier } from '@touchstone/protocol'
import { StateChip } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { type Kyc, STATE_TONES, TIERS } from '../kyc.ts'
import { verificationTexts } from '../texts.ts'

export interface StepListProps {
  readonly kyc: Kyc
  readonly selected: KycTier
  readonly onSelect: (tier: KycTier) => void
}

/** The three steps in their order, each with where it stands. */
export function StepList({ kyc, selected, onSelect }: StepListProps) {
  const t = useTexts(verificationTexts)
  return (
    <nav aria-label={t('steps')}>
      <ol className="flex flex-col gap-2">
        {TIERS.map((tier, index) => (
          <li key={tier}>
            <button
              type="button"
              aria-current={tier === selected ? 'step' : undefined}
              onClick={() => onSelect(tier)}
              className={clsx(
                'flex w-full items-start gap-3 rounded-panel border px-4 py-3.5 text-start hover:bg-surface-2',
                tier === selected ? 'border-accent bg-surface-1' : 'border-line bg-surface-1',
              )}
            >
              <span className="num mt-px flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-3 text-12 font-medium text-ink-1">
                {index + 1}
              </span>
              <span className="flex min-w-0 flex-col gap-1">
                <span className="text-14 font-medium text-ink-1">{t(`tier.${tier}`)}</span>
                <span className="text-12 text-ink-2">{t(`about.${tier}`)}</span>
                <StateChip tone={STATE_TONES[kyc[tier].state]} word={t(`state.${kyc[tier].state}`)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
