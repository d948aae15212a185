import { Combobox, Tabs, TextField } from '@touchstone/ui'
import type { AccountMode } from '../../../shared/account/accountInput.ts'
import { useCountries } from '../../../shared/account/useCountries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { accountTexts } from '../texts.ts'

export interface AccountFieldProps {
  readonly mode: AccountMode
  readonly onModeChange: (mode: AccountMode) => void
  /** ISO code of the country whose area code is used. */
  readonly area: string
  readonly onAreaChange: (iso: string) => void
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly inputRef: (element: HTMLInputElement | null) => void
  readonly autoFocus?: boolean
}

/** Two tabs over one field: an e-mail address, or an area code and a number. */
export function AccountField(props: AccountFieldProps) {
  const { mode, onModeChange, area, onAreaChange, value, onValueChange, onBlur, error, inputRef, autoFocus } = props
  const t = useTexts(accountTexts)
  const countries = useCountries()
  const shared = { value, onValueChange, onBlur, error, ref: inputRef, autoFocus }
  return (
    <Tabs
      label={t('fields.mode')}
      tabs={[
        { key: 'email', label: t('fields.email') },
        { key: 'phone', label: t('fields.phone') },
      ]}
      selected={mode}
      onSelect={onModeChange}
      panelClassName="-mt-1"
    >
      {mode === 'email' ? (
        <TextField
          {...shared}
          label={t('fields.emailAddress')}
          type="email"
          name="username"
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
        />
      ) : (
        <div className="grid grid-cols-[140px_1fr] items-start gap-3">
          <Combobox
            label={t('fields.areaCode')}
            options={countries}
            value={area}
            onValueChange={onAreaChange}
            shownAs={(option) => `${option.value} ${option.note ?? ''}`}
            nothingFound={t('fields.nothingFound')}
            autoComplete="tel-country-code"
          />
          <TextField
            {...shared}
            label={t('fields.phoneNumber')}
            type="tel"
            name="username"
            autoComplete="tel-national"
            dir="ltr"
          />
        </div>
      )}
    </Tabs>
  )
}
