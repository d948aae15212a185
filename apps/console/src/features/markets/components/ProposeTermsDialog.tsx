import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { fieldName, type MarketTerms } from '../market.ts'
import type { TermsChange } from '../termsDraft.ts'
import { marketTexts } from '../texts.ts'

const t = textsOf(marketTexts)

export interface ProposeTermsDialogProps {
  readonly terms: MarketTerms
  readonly changes: readonly TermsChange[]
  readonly onProposed: () => void
  readonly onClose: () => void
}

export function ProposeTermsDialog({ terms, changes, onProposed, onClose }: ProposeTermsDialogProps) {
  const world = useWorld()
  const act = useAct('proposeTerms')
  const before = (field: string) => terms.changeable.find((known) => known.field === field)?.value ?? ''
  return (
    <ProposalDialog
      title={t('terms.title', { symbol: terms.symbol })}
      act={act}
      problem={undefined}
      changes={changes.map(({ field, value }) => ({ label: fieldName(field), before: before(field), after: value }))}
      onClose={onClose}
      onPropose={async (proposed) => {
        const done = await act.run({ world, id: terms.id, changes: [...changes], ...proposed })
        if (done) onProposed()
        return done
      }}
    >
      <p className="text-13">
        {t('terms.affected', {
          orders: formats.count(terms.openOrders),
          positions: formats.count(terms.openPositions),
        })}
      </p>
    </ProposalDialog>
  )
}
