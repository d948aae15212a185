import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { AT_ONCE, EffectiveTime, effectiveMs, timeProblem } from '../../../shared/acts/EffectiveTime.tsx'
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
  const [time, setTime] = useState(AT_ONCE)
  const act = useAct('proposeTerms')
  const before = (field: string) => terms.changeable.find((known) => known.field === field)?.value ?? ''
  return (
    <ActDialog
      title={t('terms.title', { symbol: terms.symbol })}
      confirmLabel={t('terms.confirm')}
      eyes="two"
      act={act}
      problem={timeProblem(time, Date.now())}
      onClose={onClose}
      onConfirm={async (reason) => {
        const effectiveAt = effectiveMs(time)
        const done = await act.run({ world, id: terms.id, changes: [...changes], effectiveAt, reason })
        if (done) onProposed()
        return done !== undefined
      }}
    >
      <Changes
        caption={t('terms.propose')}
        changes={changes.map(({ field, value }) => ({ label: fieldName(field), before: before(field), after: value }))}
      />
      <p className="text-13">
        {t('terms.affected', {
          orders: formats.count(terms.openOrders),
          positions: formats.count(terms.openPositions),
        })}
      </p>
      <EffectiveTime value={time} onChange={setTime} />
    </ActDialog>
  )
}
