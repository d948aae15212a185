import { InlineAlert, Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { draftChanges } from '../../../shared/acts/draftChanges.ts'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { nextProduct } from '../../../shared/terms/typedTerms.ts'
import { useWorld } from '../../../shared/world/world.ts'
import {
  draftOf,
  EMPTY_DRAFT,
  type Hosting,
  type HostingProduct,
  PRODUCT_FIELDS,
  type ProductDraft,
  termsOf,
  yearlyRate,
} from '../productDraft.ts'
import { hostingTexts } from '../texts.ts'

const t = textsOf(hostingTexts)
const TYPED = PRODUCT_FIELDS.filter((field) => field !== 'state')
const STATES = ['open', 'closed'] as const

export interface ProductDialogProps {
  readonly hosting: Hosting
  /** Undefined: a new product. */
  readonly product: HostingProduct | undefined
  readonly onClose: () => void
}

/** Proposes a product, other terms for later orders, or to close it; before and after are shown. */
export function ProductDialog({ hosting, product, onClose }: ProductDialogProps) {
  const world = useWorld()
  // The comparison keeps the terms as they were at opening, while the figures behind the dialog update.
  const [now] = useState(() => product && draftOf(product.terms))
  const [number] = useState(() => product?.terms.product ?? nextProduct(hosting.products))
  const [draft, setDraft] = useState<ProductDraft>(now ?? EMPTY_DRAFT)
  const act = useAct('proposeHostingProduct')
  const changes = draftChanges(PRODUCT_FIELDS, now, draft, (field) => t(`dialog.${field}`))
  const wanted = termsOf(number, draft)
  const title = product ? t('dialog.change', { name: product.terms.name }) : t('dialog.new')
  const yearly = yearlyRate(draft.dailyRate)
  const problem = wanted ? undefined : t('dialog.malformed')
  return (
    <ProposalDialog
      width="wide"
      title={title}
      act={act}
      problem={problem}
      changes={changes}
      onClose={onClose}
      onPropose={async (proposed) => wanted && act.run({ world, terms: wanted, ...proposed })}
    >
      <p className="text-12 text-ink-3">{t('dialog.note')}</p>
      <div className="grid grid-cols-3 slim:grid-cols-1 gap-3">
        {TYPED.map((field) => (
          <TextField
            key={field}
            label={t(`dialog.${field}`)}
            inputMode={field === 'name' ? 'text' : 'decimal'}
            maxLength={80}
            value={draft[field]}
            onValueChange={(text) => setDraft({ ...draft, [field]: text })}
          />
        ))}
        <Select
          label={t('dialog.state')}
          value={draft.state}
          onValueChange={(state) => setDraft({ ...draft, state })}
          options={STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      </div>
      {yearly !== '' && <p className="text-13">{t('dialog.yearly', { percent: formats.rate(yearly) })}</p>}
      <InlineAlert>
        {t('dialog.room', { treasury: formats.decimal(hosting.treasury), currency: hosting.currency })}
      </InlineAlert>
    </ProposalDialog>
  )
}
