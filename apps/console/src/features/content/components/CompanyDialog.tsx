import { Select, TextArea, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { draftChanges } from '../../../shared/acts/draftChanges.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { COMPANY_FIELDS, type CompanyDraft, type CompanyFacts, draftOf, factsOf } from '../companyDraft.ts'
import { LANGUAGE_OPTIONS } from '../languages.ts'
import { contentTexts } from '../texts.ts'

const t = textsOf(contentTexts)
const TYPED = ['name', 'licence', 'email', 'address'] as const

export interface CompanyDialogProps {
  readonly facts: CompanyFacts
  readonly onClose: () => void
}

/** Proposes the company's facts; before and after are shown. */
export function CompanyDialog({ facts, onClose }: CompanyDialogProps) {
  const [now] = useState(() => draftOf(facts))
  const [draft, setDraft] = useState<CompanyDraft>(now)
  const act = useAct('proposeCompany')
  const change = (field: keyof CompanyDraft) => (text: string) => setDraft({ ...draft, [field]: text })
  return (
    <ActDialog
      width="wide"
      title={t('company.dialog')}
      confirmLabel={t('company.change')}
      eyes="two"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ facts: factsOf(draft), reason })) !== undefined}
    >
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-3">
        {TYPED.map((field) => (
          <TextField
            key={field}
            label={t(`company.${field}`)}
            maxLength={300}
            value={draft[field]}
            onValueChange={change(field)}
          />
        ))}
        <Select
          label={t('company.defaultLang')}
          value={draft.defaultLang}
          onValueChange={change('defaultLang')}
          options={LANGUAGE_OPTIONS}
        />
      </div>
      <TextArea
        label={t('company.socials')}
        hint={t('company.socialsHint')}
        maxLength={2_000}
        value={draft.socials}
        onValueChange={change('socials')}
      />
      <Changes
        caption={t('company.dialog')}
        changes={draftChanges(COMPANY_FIELDS, now, draft, (field) => t(`company.${field}`))}
      />
    </ActDialog>
  )
}
