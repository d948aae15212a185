import { Button, FailureAlert, TextArea } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { supportTexts } from '../texts.ts'
import { stepText, type Ticket } from '../ticket.ts'

const t = textsOf(supportTexts)

const NOTE_MAX = 1_000

/** What happened to the conversation, and what operators tell one another about it. */
export function Steps({ ticket: { id, steps } }: { readonly ticket: Ticket }) {
  const may = useMay('noteTicket')
  return (
    <Part title={t('steps.title')} padded>
      {steps.length === 0 ? (
        <p className="text-13 text-ink-3">{t('steps.empty')}</p>
      ) : (
        <ol className="flex flex-col gap-2.5 text-13">
          {steps.map((step) => (
            <li key={`${step.time} ${step.what} ${step.by}`} className="flex flex-col gap-0.5">
              <span className="text-ink-2">
                {stepText(step)} · <span className="num text-12 text-ink-3">{moment(step.time)}</span>
              </span>
              {step.note !== '' && (
                <span dir="auto" className="whitespace-pre-wrap text-ink-1 [overflow-wrap:anywhere]">
                  {step.note}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {may && <NewNote id={id} />}
    </Part>
  )
}

function NewNote({ id }: { readonly id: string }) {
  const [note, setNote] = useState('')
  const act = useAct('noteTicket', { silent: true })
  const add = async () => {
    if (await act.run({ id, note })) setNote('')
  }
  return (
    <div className="mt-4 flex flex-col items-start gap-2 border-t border-line pt-3">
      <div className="w-full">
        <TextArea label={t('ticket.note')} rows={2} value={note} onValueChange={setNote} maxLength={NOTE_MAX} />
      </div>
      <FailureAlert text={act.failure} />
      <Button
        tone="secondary"
        size="small"
        busy={act.busy}
        blockedBecause={note.trim() === '' ? t('ticket.noteMissing') : undefined}
        onClick={() => void add()}
      >
        {t('steps.add')}
      </Button>
    </div>
  )
}
