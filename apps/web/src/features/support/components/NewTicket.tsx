import { SUPPORT_LIMITS, TICKET_TYPES, type TicketType } from '@touchstone/protocol'
import { Button, ErrorSummary, FormFrame, Panel, Select, TextArea, TextField, useForm } from '@touchstone/ui'
import { useDraft } from '../../../shared/forms/useDraft.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { supportTexts } from '../texts.ts'
import { useAttachments } from '../useAttachments.ts'
import { AttachmentPicker } from './AttachmentPicker.tsx'

const EMPTY = { type: 'other', title: '', text: '' }

function typeOf(value: string): TicketType {
  return TICKET_TYPES.find((type) => type === value) ?? 'other'
}

/** Begins a conversation. */
export function NewTicket({ onBegun }: { readonly onBegun: (id: string) => void }) {
  const t = useTexts(supportTexts)
  const files = useAttachments()
  const draft = useDraft('support', EMPTY)
  const { send, state } = useIntent('addTicket', ['getTicketList'])
  const form = useForm({
    initial: draft.initial,
    check: ({ title, text }) => ({
      title: title.trim() === '' ? t('form.subjectMissing') : undefined,
      text: text.trim() === '' && files.list.length === 0 ? t('form.textMissing') : undefined,
    }),
    submit: async ({ type, title, text }) => {
      const begun = await send({ type: typeOf(type), title, text, imgIds: files.ids })
      if (!begun) return
      form.reset()
      onBegun(begun.id)
    },
  })
  draft.keep(form.values)
  const text = form.field('text')
  return (
    <Panel className="p-6">
      <FormFrame label={t('form.label')} onSubmit={() => void form.send()}>
        <h2 className="text-16 font-semibold text-ink-1">{t('form.label')}</h2>
        <Select
          label={t('form.type')}
          value={form.values.type}
          options={TICKET_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onValueChange={(type) => form.set('type', type)}
        />
        <TextField {...form.field('title')} label={t('form.subject')} maxLength={SUPPORT_LIMITS.title} />
        <div ref={(element) => text.ref(element?.querySelector('textarea') ?? null)}>
          <TextArea
            label={t('form.text')}
            hint={t('form.textHint')}
            rows={8}
            maxLength={SUPPORT_LIMITS.text}
            value={text.value}
            onValueChange={text.onValueChange}
            error={text.error}
          />
        </div>
        <AttachmentPicker files={files} />
        <ErrorSummary title={t('form.several')} items={form.summary} onPick={form.focus} />
        <IntentOutcome state={state} unknown={t('form.unknown')} />
        <div>
          <Button type="submit" busy={form.busy} blockedBecause={files.blocked}>
            {t('form.send')}
          </Button>
        </div>
      </FormFrame>
    </Panel>
  )
}
