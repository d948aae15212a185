import { buttonClass, CopyButton } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { homeTexts } from '../texts.ts'

const FACTS = ['chain', 'replay', 'zero'] as const

/** The one thing other houses cannot say. */
export function VerifyTeaser() {
  const t = useTexts(homeTexts)
  return (
    <section className="border-y border-line bg-surface-1">
      <div className="reveal mx-auto grid w-[1200px] grid-cols-[1fr_1fr] gap-24 py-20 wide:w-[1360px]">
        <div>
          <h2 className="text-32 font-semibold tracking-tight">{t('verify.title')}</h2>
          <p className="mt-3 max-w-md text-16 text-ink-2">{t('verify.lead')}</p>
          <p className="num mt-8 flex h-12 max-w-md items-center justify-between rounded-panel border border-line bg-canvas ps-4 pe-3 font-mono text-14">
            <span>
              <span aria-hidden="true" className="me-3 select-none text-brand">
                $
              </span>
              {t('verify.command')}
            </span>
            <CopyButton text={t('verify.command')} label={t('verify.copy')} copiedLabel={t('verify.copied')} />
          </p>
          <AppLink to="/text" search={{ id: '7' }} className={`${buttonClass('secondary', 'large')} mt-4`}>
            {t('verify.link')}
          </AppLink>
        </div>
        <dl className="flex flex-col divide-y divide-line">
          {FACTS.map((fact) => (
            <div key={fact} className="grid grid-cols-[140px_1fr] gap-6 py-5 first:pt-0 last:pb-0">
              <dt className="flex items-center gap-3 self-start text-14 font-medium">
                <span aria-hidden="true" className="h-3.5 w-0.5 -skew-x-[24deg] bg-brand" />
                {t(`verify.facts.${fact}.title`)}
              </dt>
              <dd className="text-14 text-ink-2">{t(`verify.facts.${fact}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
