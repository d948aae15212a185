import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ProposalDialog, type Proposed } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { afterMovement, type MovementWay, mostOf } from '../movement.ts'
import { isPositive, type Offering } from '../offeringDraft.ts'
import { newCoinTexts } from '../texts.ts'

const t = textsOf(newCoinTexts)
const FIGURES = { fund: 'coins', pay: 'owed', unsold: 'account' } as const

export interface MovementDialogProps {
  readonly way: MovementWay
  readonly offering: Offering
  readonly currency: string
  readonly onClose: () => void
}

/** Proposes that coins or money enter or leave the offering account, with evidence; the balances before and after are shown. */
export function MovementDialog({ way, offering, currency, onClose }: MovementDialogProps) {
  const world = useWorld()
  const [now] = useState(offering)
  const [typed, setTyped] = useState(way === 'unsold' ? offering.coins : '')
  const [evidence, setEvidence] = useState('')
  const funding = useAct('proposeOfferingFunding')
  const payment = useAct('proposeIssuerPayment')
  const back = useAct('proposeUnsoldReturn')
  const act = { fund: funding, pay: payment, unsold: back }[way]
  const amount = typed.trim()
  const change = afterMovement(way, amount, now)
  const most = formats.decimal(mostOf(way, now) ?? '0')
  const problem = !isPositive(amount)
    ? t('move.malformed')
    : change === undefined
      ? t('move.tooMuch', { most })
      : evidence.trim() === ''
        ? t('move.noEvidence')
        : undefined
  const propose = (proposed: Proposed): Promise<unknown> => {
    const { coin } = now.terms
    const shared = { world, coin, evidence: evidence.trim(), ...proposed }
    if (way === 'unsold') return back.run(shared)
    return (way === 'fund' ? funding : payment).run({ ...shared, amount })
  }
  return (
    <ProposalDialog
      title={t(`move.${way}`, { coin: now.code })}
      act={act}
      problem={problem}
      changes={change ? [{ label: t(`move.${FIGURES[way]}`), ...change }] : []}
      onClose={onClose}
      onPropose={propose}
    >
      <p className="text-13">{t(`move.${way}Note`)}</p>
      {way !== 'unsold' && (
        <TextField
          label={t('move.amount', { unit: way === 'pay' ? currency : now.code })}
          inputMode="decimal"
          value={typed}
          maxLength={30}
          onValueChange={setTyped}
        />
      )}
      <TextField label={t('move.evidence')} value={evidence} maxLength={200} onValueChange={setEvidence} />
    </ProposalDialog>
  )
}
