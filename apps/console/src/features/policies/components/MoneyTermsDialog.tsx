import { useQuery } from '@tanstack/react-query'
import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { draftChanges } from '../../../shared/acts/draftChanges.ts'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { draftOf, MONEY_FIELDS, type MoneyDraft, type MoneyTerms, termsOf } from '../moneyDraft.ts'
import { policyTexts } from '../texts.ts'

const t = textsOf(policyTexts)

/** Proposes other terms of deposits and withdrawals, starting from those in force. */
export function MoneyTermsDialog({ onClose }: { readonly onClose: () => void }) {
  const world = useWorld()
  const { data } = useQuery(callQuery('getMoneyTerms', { world }))
  return data ? <TermsForm terms={data.terms} onClose={onClose} /> : null
}

function TermsForm({ terms, onClose }: { readonly terms: MoneyTerms; readonly onClose: () => void }) {
  const world = useWorld()
  const [now] = useState(() => draftOf(terms))
  const [draft, setDraft] = useState<MoneyDraft>(now)
  const act = useAct('proposeMoneyTerms')
  const changes = draftChanges(MONEY_FIELDS, now, draft, (field) => t(`money.${field}`))
  const wanted = termsOf(draft)
  const problem = wanted ? undefined : t('money.malformed')
  return (
    <ProposalDialog
      width="wide"
      title={t('money.title')}
      act={act}
      problem={problem}
      changes={changes}
      onClose={onClose}
      onPropose={async (proposed) => wanted && act.run({ world, terms: wanted, ...proposed })}
    >
      <p className="text-12 text-ink-3">{t('money.lead')}</p>
      <div className="grid grid-cols-3 slim:grid-cols-1 gap-3">
        {MONEY_FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`money.${field}`)}
            inputMode={field === 'opensAt' || field === 'closesAt' ? 'text' : 'decimal'}
            value={draft[field]}
            onValueChange={(text) => setDraft({ ...draft, [field]: text.trim() })}
          />
        ))}
      </div>
    </ProposalDialog>
  )
}
