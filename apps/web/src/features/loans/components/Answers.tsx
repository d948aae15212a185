import { Button, Glyph, KeyValue, Num, Panel } from '@touchstone/ui'
import { useCountries } from '../../../shared/account/useCountries.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import {
  type Application,
  type ApplicationField,
  type LoanProduct,
  PICTURE_USES,
  STEP_FIELDS,
  type Step,
} from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import { CURRENCY } from '../currency.ts'

const TOLD = ['personal', 'identity', 'income'] as const
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'income', 'expected'])

export interface AnswersProps {
  readonly values: Application
  readonly product: LoanProduct | undefined
  readonly onShow: (step: Step) => void
}

/** The answers of each step, with a link back to it. */
export function Answers({ values, product, onShow }: AnswersProps) {
  const t = useTexts(applicationTexts)
  const answer = useAnswer(values, product)
  return (
    <div className="grid grid-cols-3 slim:grid-cols-1 items-start gap-5">
      {TOLD.map((step) => (
        <Panel key={step} className="flex flex-col gap-3 p-5">
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-14 font-semibold text-ink-1">{t(`steps.${step}`)}</h2>
            <Button
              tone="ghost"
              size="small"
              aria-label={t('changeOf', { step: t(`steps.${step}`) })}
              onClick={() => onShow(step)}
            >
              {t('change')}
            </Button>
          </div>
          <KeyValue
            items={STEP_FIELDS[step].map((field) => ({
              key: field,
              label: t(`fields.${field}`),
              value: answer(field),
            }))}
          />
        </Panel>
      ))}
    </div>
  )
}

function useAnswer(values: Application, product: LoanProduct | undefined) {
  const t = useTexts(applicationTexts)
  const formats = useFormats()
  const countries = useCountries()
  return (field: ApplicationField) => {
    const value = values[field]
    if (field === 'id') return product ? <OfferName name={product.name} /> : NO_FIGURE
    if (value === '') return NO_FIGURE
    if (field in PICTURE_USES)
      return (
        <span className="inline-flex items-center gap-1.5">
          <Glyph name="check" className="size-3.5 text-ok" />
          {t('picture')}
        </span>
      )
    if (AMOUNTS.has(field)) return <Num>{`${formats.decimal(value)} ${product?.currency ?? CURRENCY}`}</Num>
    if (field === 'country') return countries.find((country) => country.value === value)?.label ?? value
    return <bdi className="break-words">{value}</bdi>
  }
}
