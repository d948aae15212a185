import { buttonClass, KeyValue, Num, Panel, StateChip } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import type { LoanProduct } from '../application/application.ts'
import { loanTexts } from '../texts.ts'

const TONES = { open: 'success', closed: 'neutral' } as const

/** One product: its cost a day and a year, the cost of lateness, its limits, and the button to apply. */
export function LoanProductCard({ product }: { readonly product: LoanProduct }) {
  const t = useTexts(loanTexts)
  const say = useSentence()
  const formats = useFormats()
  const { id, name, state, currency } = product
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-16 font-semibold text-ink-1">
            <bdi>{say(name)}</bdi>
          </h2>
          <p className="text-13 text-ink-2">
            <bdi>{t('days', { days: product.days })}</bdi>
          </p>
        </div>
        <StateChip tone={TONES[state]} word={t(`states.${state}`)} />
      </div>
      <dl className="grid grid-cols-3 gap-x-4">
        <Rate label={t('daily')} rate={product.dailyRate} />
        <Rate label={t('yearly')} rate={product.yearlyRate} />
        <Rate label={t('late')} rate={product.lateRate} />
      </dl>
      <KeyValue
        items={[
          { key: 'free', label: t('free'), value: t('days', { days: product.freeDays }) },
          { key: 'grace', label: t('grace'), value: t('graceAfter', { days: product.graceDays }) },
          { key: 'min', label: t('min'), value: money(product.min) },
          { key: 'max', label: t('max'), value: money(product.max) },
          { key: 'left', label: t('left'), value: money(product.left) },
          { key: 'leave', label: t('leave'), value: t(`mayLeave.${product.mayLeave ? 'yes' : 'no'}`) },
          { key: 'lender', label: t('lender'), value: <OfferName name={product.lender} /> },
          {
            key: 'terms',
            label: t('version'),
            value: t('versionOf', { version: formats.count(product.terms) }),
          },
        ]}
      />
      <div className="mt-auto">
        {state === 'open' ? (
          <AppLink
            to="/currency"
            search={{ step: 'personal', id }}
            aria-label={t('applyNamed', { name: say(name) })}
            className={buttonClass('primary', 'medium', true)}
          >
            {t('apply')}
          </AppLink>
        ) : (
          <p className="flex h-9 items-center justify-center rounded-control border border-line text-13 text-ink-2">
            {t('states.closed')}
          </p>
        )}
      </div>
    </Panel>
  )
}

function Rate({ label, rate }: { readonly label: string; readonly rate: string }) {
  const formats = useFormats()
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="text-16 font-semibold text-ink-1">
        <Num>{formats.rate(rate)}</Num>
      </dd>
    </div>
  )
}
