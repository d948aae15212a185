import { InlineAlert, KeyValue, Num, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { tellOperator } from '../../../shared/toasts/tellOperator.ts'
import { useWorld } from '../../../shared/world/world.ts'
import type { CoinRequest } from '../coinRequest.ts'
import { sumOf } from '../movement.ts'
import { newCoinTexts } from '../texts.ts'

const t = textsOf(newCoinTexts)

export interface DecideDialogProps {
  readonly coin: number
  readonly requests: readonly CoinRequest[]
  readonly passed: boolean
  readonly onClose: () => void
}

/** Proposes to pass requests, or not to: one proposal for each, so that a refused one does not stop the others. */
export function DecideDialog({ coin, requests, passed, onClose }: DecideDialogProps) {
  const world = useWorld()
  // The requests chosen at opening, while the list behind the dialog updates.
  const [chosen] = useState(requests)
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const act = useAct('proposeSubscriptions', { silent: true })
  const count = formats.count(chosen.length)
  const problem = passed || text.trim() !== '' ? undefined : t('subscriptions.noWhy')
  const propose = async (reason: string) => {
    const orders = chosen.map(({ orderNo }) => orderNo)
    const done = await act.run({ world, coin, orders, passed, text: passed ? '' : text.trim(), reason })
    if (!done) return false
    const refused = done.filter(({ pending }) => pending === '')
    const made = done.length - refused.length
    if (made > 0) tellOperator('ok', t('subscriptions.proposed', { count: formats.count(made) }))
    setProblems(refused.map(({ orderNo, problem: why }) => t('subscriptions.refused', { orderNo, problem: why })))
    return refused.length === 0
  }
  return (
    <ActDialog
      title={t(passed ? 'subscriptions.passTitle' : 'subscriptions.failTitle', { count })}
      confirmLabel={t('subscriptions.confirm')}
      eyes="two"
      act={act}
      problem={problem}
      onClose={onClose}
      onConfirm={propose}
    >
      <KeyValue
        items={[
          {
            key: 'coins',
            label: t('subscriptions.coins'),
            value: <Num>{formats.decimal(sumOf(chosen.map(({ quantity }) => quantity)))}</Num>,
          },
          {
            key: 'money',
            label: t('subscriptions.money'),
            value: <Num>{formats.decimal(sumOf(chosen.map(({ amount }) => amount)))}</Num>,
          },
        ]}
      />
      {!passed && <TextField label={t('subscriptions.why')} value={text} maxLength={200} onValueChange={setText} />}
      {problems.map((line) => (
        <InlineAlert key={line} tone="warn" announce>
          {line}
        </InlineAlert>
      ))}
    </ActDialog>
  )
}
