import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { AT_ONCE, EffectiveTime, effectiveMs, timeProblem } from '../../../shared/acts/EffectiveTime.tsx'
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

/** Proposes that coins or money enter or leave the offering account, with its evidence; before and after are shown. */
export function MovementDialog({ way, offering, currency, onClose }: MovementDialogProps) {
  const world = useWorld()
  const [now] = useState(offering)
  const [typed, setTyped] = useState(way === 'unsold' ? offering.coins : '')
  const [evidence, setEvidence] = useState('')
  const [time, setTime] = useState(AT_ONCE)
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
        : timeProblem(time, Date.now())
  const propose = async (reason: string) => {
    const { coin } = now.terms
    const shared = { world, coin, evidence: evidence.trim(), effectiveAt: effectiveMs(time), reason }
    if (way === 'unsold') return (await back.run(shared)) !== undefined
    return (await (way === 'fund' ? funding : payment).run({ ...shared, amount })) !== undefined
  }
  return (
    <ActDialog
      title={t(`move.${way}`, { coin: now.code })}
      confirmLabel={t('move.confirm')}
      eyes="two"
      act={act}
      problem={problem}
      onClose={onClose}
      onConfirm={propose}
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
      <Changes caption={t('move.changes')} changes={change ? [{ label: t(`move.${FIGURES[way]}`), ...change }] : []} />
      <EffectiveTime value={time} onChange={setTime} />
    </ActDialog>
  )
}
