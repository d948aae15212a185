import { Panel } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { invitationTexts } from '../texts.ts'

const STEPS = ['fees', 'wait', 'people', 'once', 'lapse'] as const

/** When a commission is paid and when it is not, said before anybody is invited. */
export function HowItIsPaid({ days, condition }: { readonly days: number; readonly condition: string }) {
  const t = useTexts(invitationTexts)
  return (
    <Panel className="p-5">
      <h2 className="text-16 font-semibold text-ink-1">{t('how.title')}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-13 text-ink-2">
        {STEPS.map((step) => (
          <li key={step}>{t(`how.steps.${step}`, { days })}</li>
        ))}
      </ul>
      {condition !== '' && <p className="mt-3 text-13 text-warn">{t('how.unverified')}</p>}
    </Panel>
  )
}
