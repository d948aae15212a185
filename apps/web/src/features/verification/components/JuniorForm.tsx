import { Select, TextField } from '@touchstone/ui'
import { LANGUAGE_FACTS } from '../../../shared/i18n/languages.ts'
import { useLocale, useTexts } from '../../../shared/i18n/texts.ts'
import { isLocked, type Kyc } from '../kyc.ts'
import { verificationTexts } from '../texts.ts'
import { useTierForm } from '../useTierForm.ts'
import { TierFormFrame } from './TierFormFrame.tsx'

const ID_TYPES = ['1', '2', '3', '4', '5'] as const

function useCountryName(iso: string): string {
  const { language } = useLocale()
  if (iso === '') return ''
  return new Intl.DisplayNames([LANGUAGE_FACTS[language].bcp47], { type: 'region' }).of(iso) ?? iso
}

/** The user's identity. The nationality is the account's and cannot be changed. */
export function JuniorForm({ kyc, onChanged }: { readonly kyc: Kyc; readonly onChanged: () => void }) {
  const t = useTexts(verificationTexts)
  const { idTypeId, name, idNumber, bank_name, bank_number } = kyc.fields
  const country = useCountryName(kyc.country)
  const missing = (value: string, field: 'idTypeId' | 'name' | 'idNumber') =>
    value.trim() === '' ? t('messages.empty', { field: t(`fields.${field}`) }) : undefined
  const state = useTierForm({
    tier: 'junior',
    initial: { idTypeId: idTypeId === 0 ? '' : String(idTypeId), name, idNumber, bank_name, bank_number },
    check: (values) => ({
      idTypeId: missing(values.idTypeId, 'idTypeId'),
      name: missing(values.name, 'name'),
      idNumber: missing(values.idNumber, 'idNumber'),
    }),
    onChanged,
  })
  const { form } = state
  const disabled = isLocked(kyc.junior.state)
  const options = ID_TYPES.map((id) => ({ value: id, label: t(`fields.idType${id}`) }))
  const idType = form.field('idTypeId')
  return (
    <TierFormFrame kyc={kyc} tier="junior" state={state}>
      <TextField
        label={t('fields.country')}
        hint={t('fields.countryHint')}
        value={country}
        onValueChange={() => undefined}
        readOnly
      />
      <Select
        {...idType}
        label={t('fields.idTypeId')}
        options={idType.value === '' ? [{ value: '', label: t('fields.idTypeChoose') }, ...options] : options}
        disabled={disabled}
      />
      <TextField
        {...form.field('name')}
        label={t('fields.name')}
        hint={t('fields.nameHint')}
        autoComplete="name"
        maxLength={120}
        disabled={disabled}
      />
      <TextField
        {...form.field('idNumber')}
        label={t('fields.idNumber')}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={60}
        disabled={disabled}
      />
      <div className="grid grid-cols-2 slim:grid-cols-1 items-start gap-4">
        <TextField {...form.field('bank_name')} label={t('fields.bank_name')} maxLength={80} disabled={disabled} />
        <TextField
          {...form.field('bank_number')}
          label={t('fields.bank_number')}
          autoComplete="off"
          inputMode="numeric"
          dir="ltr"
          maxLength={40}
          disabled={disabled}
        />
      </div>
    </TierFormFrame>
  )
}
