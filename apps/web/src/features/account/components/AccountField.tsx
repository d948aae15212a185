import { Combobox, type FormField, Tabs, TextField } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSetting } from '../../../shared/site/useSite.ts'
import { accountTexts } from '../texts.ts'
import type { useAccountEntry } from '../useAccountEntry.ts'

export interface AccountFieldProps {
  readonly entry: ReturnType<typeof useAccountEntry>
  readonly field: FormField<string>
  /** A code is sent there: no phone where none can be sent to phones. */
  readonly getsCode?: boolean
}

/** Two tabs over one field: an e-mail address, or an area code and a number. */
export function AccountField({ entry, field, getsCode = false }: AccountFieldProps) {
  const { mode, setMode, area, setArea, countries } = entry
  const t = useTexts(accountTexts)
  const setting = useSetting()
  const takesPhones = !getsCode || setting?.features.textMessages !== false
  return (
    <Tabs
      label={t('fields.mode')}
      tabs={[
        { key: 'email', label: t('fields.email') },
        ...(takesPhones ? [{ key: 'phone' as const, label: t('fields.phone') }] : []),
      ]}
      selected={mode}
      onSelect={setMode}
      panelClassName="-mt-1"
    >
      {mode === 'email' ? (
        <TextField
          {...field}
          autoFocus
          label={t('fields.emailAddress')}
          type="email"
          name="username"
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
        />
      ) : (
        <div className="grid grid-cols-[140px_minmax(0,1fr)] items-start slim:grid-cols-[112px_minmax(0,1fr)] gap-3">
          <Combobox
            label={t('fields.areaCode')}
            options={countries}
            value={area}
            onValueChange={setArea}
            shownAs={(option) => `${option.value} ${option.note ?? ''}`}
            nothingFound={t('fields.nothingFound')}
            autoComplete="tel-country-code"
          />
          <TextField
            {...field}
            autoFocus
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
