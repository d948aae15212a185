import { Panel } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { newCoinTexts } from '../texts.ts'

const STEPS = ['coins', 'ask', 'given', 'listed', 'paid'] as const
const RISKS = ['price', 'never', 'lock', 'issuer', 'platform'] as const

/** How a subscription works, and the risks for the money. */
export function Explanation() {
  const t = useTexts(newCoinTexts)
  return (
    <Panel className="grid grid-cols-2 narrow:grid-cols-1 gap-x-10 gap-y-6 p-6">
      <section>
        <h2 className="text-14 font-semibold text-ink-1">{t('how.title')}</h2>
        <ol className="mt-1 flex list-decimal flex-col gap-1.5 ps-4 text-13 text-ink-2">
          {STEPS.map((step) => (
            <li key={step}>{t(`how.steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="text-14 font-semibold text-ink-1">{t('how.riskTitle')}</h2>
        <ul className="mt-1 flex list-disc flex-col gap-1.5 ps-4 text-13 text-ink-2">
          {RISKS.map((risk) => (
            <li key={risk}>{t(`how.risks.${risk}`)}</li>
          ))}
        </ul>
      </section>
    </Panel>
  )
}
