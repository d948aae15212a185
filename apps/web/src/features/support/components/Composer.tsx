import { SUPPORT_LIMITS } from '@touchstone/protocol'
import { Button } from '@touchstone/ui'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { supportTexts } from '../texts.ts'
import { useAttachments } from '../useAttachments.ts'
import { AttachmentPicker } from './AttachmentPicker.tsx'

/** Enter sends, except while a word is still being put together in an input method. */
function sends(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
}

/** The next message of a conversation. */
export function Composer({ id, onSent }: { readonly id: string; readonly onSent: () => void }) {
  const t = useTexts(supportTexts)
  const files = useAttachments()
  const [text, setText] = useState('')
  const { send, state, forget } = useIntent('replyTicket', ['getTicket', 'getTicketList'])
  const nothing = text.trim() === '' && files.list.length === 0
  const submit = async () => {
    if (nothing || files.blocked !== undefined) return
    if (!(await send({ id, text, imgIds: files.ids }))) return
    setText('')
    files.clear()
    onSent()
  }
  const go = () => void submit()
  return (
    <form
      className="flex flex-col gap-3 border-t border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <textarea
        aria-label={t('thread.write')}
        placeholder={t('thread.write')}
        title={t('thread.enter')}
        dir="auto"
        rows={3}
        maxLength={SUPPORT_LIMITS.text}
        value={text}
        onChange={(event) => {
          forget()
          setText(event.target.value)
        }}
        onKeyDown={(event) => {
          if (!sends(event)) return
          event.preventDefault()
          go()
        }}
        className="w-full resize-y rounded-control border border-control-line/70 bg-field px-3 py-2 text-14 text-ink-1 hover:border-control-line"
      />
      <AttachmentPicker files={files} />
      <IntentOutcome state={state} unknown={t('form.unknown')} />
      <div className="flex items-center justify-between gap-4">
        <span className="text-12 text-ink-3">{t('thread.enter')}</span>
        <Button
          type="submit"
          busy={state.kind === 'sending'}
          blockedBecause={nothing ? t('form.textMissing') : files.blocked}
        >
          {t('form.send')}
        </Button>
      </div>
    </form>
  )
}
