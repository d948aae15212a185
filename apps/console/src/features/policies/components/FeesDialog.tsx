import { Button, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { type FeeTier, feeChanges, isRate, MOST_TIERS, type Rates } from '../feeDraft.ts'
import { policyTexts } from '../texts.ts'

const t = textsOf(policyTexts)
const WORDS = {
  maker: (tier: number) => t('fees.makerOf', { tier }),
  taker: (tier: number) => t('fees.takerOf', { tier }),
  fresh: t('fees.newTier'),
}

export interface FeesDialogProps {
  readonly tiers: readonly FeeTier[]
  readonly onClose: () => void
}

export function FeesDialog({ tiers, onClose }: FeesDialogProps) {
  const world = useWorld()
  const [draft, setDraft] = useState<readonly Rates[]>(
    tiers.map(({ makerRate, takerRate }) => ({ makerRate, takerRate })),
  )
  const act = useAct('proposeFeeTiers')
  const changes = feeChanges(tiers, draft, WORDS)
  const malformed = draft.some(({ makerRate, takerRate }) => !isRate(makerRate) || !isRate(takerRate))
  const set = (tier: number, change: Partial<Rates>) =>
    setDraft(draft.map((rates, index) => (index === tier ? { ...rates, ...change } : rates)))
  return (
    <ProposalDialog
      width="wide"
      title={t('fees.dialog')}
      act={act}
      problem={malformed ? t('fees.malformed') : undefined}
      changes={changes}
      onClose={onClose}
      onPropose={(proposed) => act.run({ world, tiers: [...draft], ...proposed })}
    >
      <p className="text-12 text-ink-3">{t('fees.hint')}</p>
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-3">
        {draft.map((rates, tier) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is identified by its place in the list
          <RatesFields key={tier} tier={tier} rates={rates} onChange={(change) => set(tier, change)} />
        ))}
      </div>
      {draft.length < MOST_TIERS && (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => setDraft([...draft, draft.at(-1) ?? { makerRate: '0', takerRate: '0' }])}
          >
            {t('fees.add')}
          </Button>
        </div>
      )}
    </ProposalDialog>
  )
}

interface RatesFieldsProps {
  readonly tier: number
  readonly rates: Rates
  readonly onChange: (change: Partial<Rates>) => void
}

function RatesFields({ tier, rates, onChange }: RatesFieldsProps) {
  return (
    <>
      <TextField
        label={WORDS.maker(tier)}
        inputMode="decimal"
        value={rates.makerRate}
        onValueChange={(makerRate) => onChange({ makerRate })}
      />
      <TextField
        label={WORDS.taker(tier)}
        inputMode="decimal"
        value={rates.takerRate}
        onValueChange={(takerRate) => onChange({ takerRate })}
      />
    </>
  )
}
