import type { CallData } from '@touchstone/protocol'
import { buttonClass, type ChipTone, Panel, StateChip } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { settingTexts } from '../texts.ts'

const TIERS = ['junior', 'senior', 'address'] as const

const TONES = {
  not_sent: 'neutral',
  draft: 'neutral',
  review: 'progress',
  approved: 'success',
  rejected: 'failure',
} as const satisfies Record<string, ChipTone>

type State = keyof typeof TONES

function stateOf(word: string): State {
  return Object.hasOwn(TONES, word) ? (word as State) : 'not_sent'
}

/** The three tiers and how they stand. */
export function Verification({ kyc }: { readonly kyc: CallData<'getInfo'>['kyc'] }) {
  const t = useTexts(settingTexts)
  const rejected = TIERS.some((tier) => kyc[tier] === 'rejected')
  return (
    <Panel className="max-w-3xl p-5">
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 className="text-14 font-medium text-ink-1">{t('profile.verification')}</h2>
          {rejected && <p className="mt-1 text-13 text-danger">{t('profile.rejected')}</p>}
        </div>
        <AppLink to="/authentication" className={buttonClass('secondary', 'small')}>
          {t('profile.verify')}
        </AppLink>
      </div>
      <dl className="mt-4 grid grid-cols-3 slim:grid-cols-1 gap-6">
        {TIERS.map((tier) => {
          const state = stateOf(kyc[tier])
          return (
            <div key={tier}>
              <dt className="text-12 text-ink-3">{t(`profile.tiers.${tier}`)}</dt>
              <dd className="mt-1">
                <StateChip tone={TONES[state]} word={t(`profile.states.${state}`)} />
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
