import { useAct } from '../../shared/acts/useAct.ts'
import { formats } from '../../shared/frame/figures.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import { useMe } from '../../shared/session/session.ts'
import { tellOperator } from '../../shared/toasts/tellOperator.ts'
import type { ReviewedCase } from './decision.ts'
import { reviewTexts } from './texts.ts'

const t = textsOf(reviewTexts)

/** Reserving a case, and releasing it. */
export function useTaking({ id, assignee, takenUntil }: ReviewedCase) {
  const { name } = useMe()
  const take = useAct('takeCase', { silent: true, toastFailure: true })
  const release = useAct('releaseCase', { silent: true, toastFailure: true })
  const mine = assignee === name && takenUntil > Date.now()
  const turn = async () => {
    if (mine) {
      if (await release.run({ id })) tellOperator('ok', t('decide.released'))
      return
    }
    const taken = await take.run({ id })
    if (taken) tellOperator('ok', t('decide.taken', { time: formats.time(taken.takenUntil) }))
  }
  return { mine, busy: take.busy || release.busy, turn: () => void turn() }
}
