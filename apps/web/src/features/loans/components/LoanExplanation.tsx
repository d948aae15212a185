import { Panel, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { loanTexts } from '../texts.ts'

const STEPS = ['apply', 'paid', 'cost', 'back', 'late', 'use'] as const
const HEADING = 'text-14 font-semibold text-ink-1'

/** How a loan works, the source of its money, and the risks. */
export function LoanExplanation() {
  const t = useTexts(loanTexts)
  return (
    <Panel className="grid grid-cols-2 narrow:grid-cols-1 gap-8 p-6">
      <section>
        <h2 className={HEADING}>{t('how.title')}</h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 text-13 text-ink-2">
          {STEPS.map((step) => (
            <li key={step}>{t(`how.steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <div className="flex flex-col gap-5">
        <section>
          <h2 className={HEADING}>{t('how.sourceTitle')}</h2>
          <p className="mt-1 text-13 text-ink-2">{t('how.source')}</p>
          <p className="mt-1 text-13">
            <AppLink to="/loans" className={TEXT_LINK}>
              {t('pool')}
            </AppLink>
          </p>
        </section>
        <section>
          <h2 className={HEADING}>{t('how.riskTitle')}</h2>
          <p className="mt-1 text-13 text-ink-2">{t('how.risk')}</p>
        </section>
      </div>
    </Panel>
  )
}
