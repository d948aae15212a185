import { useQuery } from '@tanstack/react-query'
import type { RewardCondition } from '@touchstone/protocol'
import { Panel } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useRecordRefetch } from '../../shared/records/useRecordRefetch.ts'
import { Conditions } from '../../shared/rewards/Conditions.tsx'
import { RewardsFrame } from '../../shared/rewards/RewardsFrame.tsx'
import { useMissingCondition } from '../../shared/rewards/useConditionText.ts'
import { SignCycle } from './components/SignCycle.tsx'
import { SignWaiting } from './components/SignWaiting.tsx'
import { signInTexts } from './texts.ts'

/** A new day begins by itself. */
const FRESH_MS = 60_000

/** Which condition is still missing, if any. */
function Missing({ conditions }: { readonly conditions: readonly RewardCondition[] }) {
  const t = useTexts(signInTexts)
  const condition = useMissingCondition(conditions)
  return (
    <p role="status" className="mt-3 text-13 text-ink-2">
      {condition === '' ? t('conditions.ready') : t('conditions.now', { condition })}
    </p>
  )
}

/** `/sign`: the seven days, their rewards, and the conditions of payment. */
export function SignInScreen() {
  const t = useTexts(signInTexts)
  const answer = useQuery({ ...callQuery('getSign', {}, { refusal: 'here' }), refetchInterval: FRESH_MS })
  useRecordRefetch('reward', answer.refetch)
  return (
    <RewardsFrame title={t('title')} lead={t('lead')}>
      <Loaded answer={answer} lead={t('failed')} framed waiting={<SignWaiting />}>
        {(sign) => (
          <>
            <SignCycle sign={sign} />
            {sign.cycle !== 0 && (
              <Panel className="p-5">
                <h2 className="text-14 font-semibold text-ink-1">{t('conditions.title')}</h2>
                <p className="mt-1 mb-2 text-13 text-ink-2">{t('conditions.lead')}</p>
                <Conditions conditions={sign.conditions} />
                <Missing conditions={sign.conditions} />
              </Panel>
            )}
          </>
        )}
      </Loaded>
    </RewardsFrame>
  )
}
