import { Button, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { fieldName, type MarketTerms } from '../market.ts'
import { changesOf, type Draft, isPlainNumber } from '../termsDraft.ts'
import { marketTexts } from '../texts.ts'
import { ProposeTermsDialog } from './ProposeTermsDialog.tsx'

const t = textsOf(marketTexts)

export interface TermsFormProps {
  readonly terms: MarketTerms
  readonly mayPropose: boolean
}

/** The limits in force as fields; changed fields become a proposal. */
export function TermsForm({ terms, mayPropose }: TermsFormProps) {
  const [draft, setDraft] = useState<Draft>({})
  const [open, setOpen] = useState(false)
  const changes = changesOf(terms, draft)
  const wrong = changes.filter(({ value }) => !isPlainNumber(value))
  if (terms.changeable.length === 0) return <p className="text-13 text-ink-2">{t('terms.nothing')}</p>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-ink-2">{t('terms.proposeHint')}</p>
      <div className="grid grid-cols-3 slim:grid-cols-1 gap-4">
        {terms.changeable.map(({ field, value, unit }) => (
          <TextField
            key={field}
            label={unit === '' ? fieldName(field) : t('terms.unit', { field: fieldName(field), unit })}
            inputMode="decimal"
            readOnly={!mayPropose}
            value={draft[field] ?? value}
            onValueChange={(next) => setDraft({ ...draft, [field]: next })}
            hint={changes.some((change) => change.field === field) ? t('terms.before', { value }) : undefined}
            error={wrong.some((change) => change.field === field) ? t('terms.malformed') : undefined}
          />
        ))}
      </div>
      <div className="flex justify-end">
        <Button
          blockedBecause={
            !mayPropose
              ? t('terms.mayNot')
              : changes.length === 0
                ? t('terms.nothingChanged')
                : wrong.length > 0
                  ? t('terms.malformed')
                  : undefined
          }
          onClick={() => setOpen(true)}
        >
          {t('terms.review')}
        </Button>
      </div>
      {open && (
        <ProposeTermsDialog
          terms={terms}
          changes={changes}
          onProposed={() => setDraft({})}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
