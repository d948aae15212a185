import { Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { draftChanges } from '../../../shared/acts/draftChanges.ts'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { nextProduct } from '../../../shared/terms/typedTerms.ts'
import {
  draftOf,
  EMPTY_DRAFT,
  type LoanProduct,
  type Loans,
  NO,
  PRODUCT_FIELDS,
  type ProductDraft,
  termsOf,
  YES,
  yearlyRate,
} from '../productDraft.ts'
import { loanTexts } from '../texts.ts'

const t = textsOf(loanTexts)
const CHOSEN: ReadonlySet<string> = new Set(['state', 'mayLeave'])
const WRITTEN: ReadonlySet<string> = new Set(['name', 'lender'])
const TYPED = PRODUCT_FIELDS.filter((field) => !CHOSEN.has(field))
const STATES = ['open', 'closed'] as const
const ANSWERS = [NO, YES] as const

export interface ProductDialogProps {
  readonly loans: Loans
  /** Undefined: a new product. */
  readonly product: LoanProduct | undefined
  readonly onClose: () => void
}

/** Proposes a product, other terms for later applications, or to close it; before and after are shown. */
export function ProductDialog({ loans, product, onClose }: ProductDialogProps) {
  // The comparison keeps the terms as they were at opening, while the figures behind the dialog update.
  const [now] = useState(() => product && draftOf(product.terms))
  const [number] = useState(() => product?.terms.product ?? nextProduct(loans.products))
  const [draft, setDraft] = useState<ProductDraft>(now ?? EMPTY_DRAFT)
  const act = useAct('proposeLoanProduct')
  const changes = draftChanges(PRODUCT_FIELDS, now, draft, (field) => t(`product.${field}`))
  const wanted = termsOf(number, draft)
  const yearly = yearlyRate(wanted)
  const problem = wanted ? undefined : t('product.malformed')
  return (
    <ProposalDialog
      width="wide"
      title={product ? t('product.change', { name: product.terms.name }) : t('product.new')}
      act={act}
      problem={problem}
      changes={changes}
      onClose={onClose}
      onPropose={async (proposed) => wanted && act.run({ terms: wanted, ...proposed })}
    >
      <p className="text-12 text-ink-3">{t('product.note')}</p>
      <div className="grid grid-cols-3 slim:grid-cols-1 gap-3">
        {TYPED.map((field) => (
          <TextField
            key={field}
            label={t(`product.${field}`)}
            inputMode={WRITTEN.has(field) ? 'text' : 'decimal'}
            maxLength={80}
            value={draft[field]}
            onValueChange={(text) => setDraft({ ...draft, [field]: text })}
          />
        ))}
        <Select
          label={t('product.mayLeave')}
          value={draft.mayLeave}
          onValueChange={(mayLeave) => setDraft({ ...draft, mayLeave })}
          options={ANSWERS.map((answer) => ({ value: answer, label: t(`leave.${answer}`) }))}
        />
        <Select
          label={t('product.state')}
          value={draft.state}
          onValueChange={(state) => setDraft({ ...draft, state })}
          options={STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      </div>
      {yearly !== undefined && <p className="text-13">{t('product.yearly', { percent: formats.rate(yearly) })}</p>}
    </ProposalDialog>
  )
}
