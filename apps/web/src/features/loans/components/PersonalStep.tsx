import { Combobox, Select, TextField } from '@touchstone/ui'
import { useCountries } from '../../../shared/account/useCountries.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSentence } from '../../../shared/said/said.ts'
import { ADULT_YEARS, mostOf } from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import { useStepForm } from '../application/useStepForm.ts'
import { CURRENCY, DECIMALS } from '../currency.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'

const HEADING = 'text-14 font-semibold text-ink-1'

/** The chosen loan, and the applicant's person. */
export function PersonalStep({ application, offer, products, onNext, onBack }: StepProps) {
  const t = useTexts(applicationTexts)
  const say = useSentence()
  const formats = useFormats()
  const form = useStepForm('personal', application, offer, onNext)
  const countries = useCountries()
  const loan = form.field('id')
  const options = products.map(({ id, name }) => ({ value: id, label: say(name) }))
  const currency = offer.product?.currency ?? CURRENCY
  return (
    <StepFrame step="personal" form={form} application={application} onBack={onBack}>
      <h2 className={HEADING}>{t('wishes')}</h2>
      <div className="grid grid-cols-2 slim:grid-cols-1 items-end gap-4">
        <Select
          {...loan}
          label={t('fields.id')}
          options={offer.product ? options : [{ value: loan.value, label: t('choose') }, ...options]}
        />
        <DecimalField
          large
          {...form.field('amount')}
          label={t('fields.amount')}
          unit={currency}
          maxDecimals={DECIMALS}
        />
      </div>
      <p className="-mt-3 text-12 text-ink-3">{t('most', { max: formats.decimal(mostOf(offer)), currency })}</p>
      <h2 className={HEADING}>{t('person')}</h2>
      <TextField
        {...form.field('name')}
        label={t('fields.name')}
        hint={t('hints.name')}
        autoComplete="name"
        maxLength={120}
      />
      <div className="grid grid-cols-2 slim:grid-cols-1 items-start gap-4">
        <Combobox
          {...form.field('country')}
          label={t('fields.country')}
          options={countries}
          placeholder={t('choose')}
          nothingFound={t('nothingFound')}
          autoComplete="country-name"
        />
        <TextField
          {...form.field('birth')}
          type="date"
          label={t('fields.birth')}
          hint={t('hints.birth', { years: String(ADULT_YEARS) })}
          autoComplete="bday"
        />
      </div>
      <TextField
        {...form.field('address')}
        label={t('fields.address')}
        hint={t('hints.address')}
        autoComplete="street-address"
        maxLength={300}
      />
      <TextField
        {...form.field('phone')}
        type="tel"
        label={t('fields.phone')}
        hint={t('hints.phone')}
        autoComplete="tel"
        dir="ltr"
        maxLength={32}
      />
    </StepFrame>
  )
}
