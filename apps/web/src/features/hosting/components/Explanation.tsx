import { Panel, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { hostingTexts } from '../texts.ts'

const STEPS = ['buy', 'escrow', 'day', 'end', 'early'] as const
const RISKS = ['platform', 'early', 'coin', 'terms'] as const
const HEADING = 'text-14 font-semibold text-ink-1'
const TEXT = 'mt-1 text-13 text-ink-2'

/** The text of the platform in which the terms of hosting stand. */
const TERMS_TEXT = { id: '11' }

/** How hosting works: the source of its return, the decisions of operators, and the risks. */
export function Explanation({ currency }: { readonly currency: string }) {
  const t = useTexts(hostingTexts)
  return (
    <Panel className="grid grid-cols-2 narrow:grid-cols-1 gap-x-10 gap-y-6 p-6">
      <section>
        <h2 className={HEADING}>{t('how.title')}</h2>
        <ol className="mt-1 flex list-decimal flex-col gap-1.5 ps-4 text-13 text-ink-2">
          {STEPS.map((step) => (
            <li key={step}>{t(`how.steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={HEADING}>{t('how.riskTitle')}</h2>
        <ul className="mt-1 flex list-disc flex-col gap-1.5 ps-4 text-13 text-ink-2">
          {RISKS.map((risk) => (
            <li key={risk}>{t(`how.risks.${risk}`, { currency })}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={HEADING}>{t('how.sourceTitle')}</h2>
        <p className={TEXT}>{t('how.source')}</p>
      </section>
      <section>
        <h2 className={HEADING}>{t('how.aiTitle')}</h2>
        <p className={TEXT}>{t('how.ai')}</p>
        <p className={TEXT}>
          <AppLink to="/agrt" search={TERMS_TEXT} className={TEXT_LINK}>
            {t('how.terms')}
          </AppLink>
        </p>
      </section>
    </Panel>
  )
}
