import { Button, InlineAlert } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { tellOperator } from '../../../shared/toasts/tellOperator.ts'
import type { Health } from '../health.ts'
import { healthTexts } from '../texts.ts'

const t = textsOf(healthTexts)

type WorldHealth = Health['worlds'][number]

function ConfirmDialog({ world, onClose }: { readonly world: WorldHealth; readonly onClose: () => void }) {
  const act = useAct('confirmClock', { silent: true })
  const name = t(`names.${world.world}`)
  return (
    <ActDialog
      title={t('doubt.title', { world: name })}
      confirmLabel={t('doubt.confirm')}
      tone="danger"
      eyes="one"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => {
        const done = await act.run({ world: world.world, reason })
        if (done) tellOperator('ok', t('doubt.done', { world: name }))
        return done !== undefined
      }}
    >
      <p>{doubtText(world)}</p>
    </ActDialog>
  )
}

function doubtText({ world, time, clock }: WorldHealth): string {
  return t('doubt.text', { world: t(`names.${world}`), logTime: moment(time), wallTime: moment(clock.wallTime) })
}

/** The times of the log and of the machine, and how to resume. Absent while the clock runs. */
export function ClockDoubt({ world }: { readonly world: WorldHealth }) {
  const [asked, setAsked] = useState(false)
  if (!world.clock.waits) return null
  return (
    <InlineAlert tone="danger">
      <p>{doubtText(world)}</p>
      {world.clock.confirmable ? (
        <Button onClick={() => setAsked(true)}>{t('doubt.open')}</Button>
      ) : (
        <p>{t('doubt.two')}</p>
      )}
      {asked && <ConfirmDialog world={world} onClose={() => setAsked(false)} />}
    </InlineAlert>
  )
}
