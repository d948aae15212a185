import type { Language } from '@touchstone/protocol'
import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { contentTexts } from '../texts.ts'

const t = textsOf(contentTexts)

export interface PublishDialogProps {
  readonly id: number
  readonly lang: Language
  readonly title: string
  /** Then a second operator has to approve. */
  readonly legal: boolean
  readonly onClose: () => void
}

const eyesFor = (legal: boolean) => (legal ? 'two' : 'one')

/** Publishes the draft, at once or from a moment on. */
export function PublishDialog({ id, lang, title, legal, onClose }: PublishDialogProps) {
  const [at, setAt] = useState('')
  const act = useAct('publishText')
  return (
    <ActDialog
      title={t('text.publishTitle', { title })}
      confirmLabel={t('text.publish')}
      eyes={eyesFor(legal)}
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => {
        const publishAt = at === '' ? 0 : new Date(at).getTime()
        return (await act.run({ id, lang, publishAt, reason })) !== undefined
      }}
    >
      <TextField label={t('text.at')} hint={t('text.atHint')} type="datetime-local" value={at} onValueChange={setAt} />
    </ActDialog>
  )
}

/** Takes the text away from customers; its versions stay. */
export function WithdrawDialog({ id, lang, title, legal, onClose }: PublishDialogProps) {
  const act = useAct('withdrawText')
  return (
    <ActDialog
      title={t('text.withdrawTitle', { title })}
      confirmLabel={t('text.withdraw')}
      tone="danger"
      eyes={eyesFor(legal)}
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ id, lang, reason })) !== undefined}
    />
  )
}
