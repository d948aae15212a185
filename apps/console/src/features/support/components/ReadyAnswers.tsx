import { useQuery } from '@tanstack/react-query'
import { SUPPORT_LIMITS } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, ConfirmDialog, Empty, TextArea, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { Loaded } from '../../../shared/frame/Loaded.tsx'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { supportTexts } from '../texts.ts'

const t = textsOf(supportTexts)

type Ready = AdminCallData<'getCannedAnswers'>[number]

const NEW: Pick<Ready, 'id' | 'title' | 'text'> = { id: '', title: '', text: '' }
const TITLE_MAX = 80

/** Answers that operators keep ready. */
export function ReadyAnswers() {
  const may = useMay('saveCannedAnswer')
  const [edited, setEdited] = useState<typeof NEW>()
  const [removed, setRemoved] = useState<Ready>()
  const query = useQuery(callQuery('getCannedAnswers', {}))
  return (
    <Part
      title={t('answers.title')}
      padded
      actions={
        may && (
          <Button tone="secondary" size="small" onClick={() => setEdited(NEW)}>
            {t('answers.add')}
          </Button>
        )
      }
    >
      <p className="mb-3 text-13 text-ink-2">{t('answers.lead')}</p>
      <Loaded query={query}>
        {(answers) =>
          answers.length === 0 ? (
            <Empty text={t('answers.empty')} />
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {answers.map((answer) => (
                <li key={answer.id} className="flex items-start justify-between gap-6 py-3">
                  <div className="flex min-w-0 flex-col gap-1 text-13">
                    <bdi className="font-medium">{answer.title}</bdi>
                    <p dir="auto" className="whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
                      {answer.text}
                    </p>
                    <p className="num text-12 text-ink-3">
                      {t('answers.changed', { by: answer.by, time: moment(answer.changed) })}
                    </p>
                  </div>
                  {may && (
                    <div className="flex shrink-0 gap-2">
                      <Button tone="secondary" size="small" onClick={() => setEdited(answer)}>
                        {t('answers.edit')}
                      </Button>
                      <Button tone="ghost" size="small" onClick={() => setRemoved(answer)}>
                        {t('answers.remove')}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && <EditDialog before={edited} onClose={() => setEdited(undefined)} />}
      {removed && <RemoveDialog answer={removed} onClose={() => setRemoved(undefined)} />}
    </Part>
  )
}

function EditDialog({ before, onClose }: { readonly before: typeof NEW; readonly onClose: () => void }) {
  const [title, setTitle] = useState(before.title)
  const [text, setText] = useState(before.text)
  const act = useAct('saveCannedAnswer')
  const missing = title.trim() === '' || text.trim() === ''
  const save = async () => {
    if (await act.run({ id: before.id, title, text })) onClose()
  }
  return (
    <ConfirmDialog
      open
      width="wide"
      title={t(before.id === '' ? 'answers.add' : 'answers.edit')}
      confirmLabel={t('answers.save')}
      cancelLabel={t('ticket.cancel')}
      busy={act.busy}
      failure={act.failure}
      focus="field"
      blockedBecause={missing ? t('answers.missing') : undefined}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        <TextField label={t('answers.name')} value={title} onValueChange={setTitle} maxLength={TITLE_MAX} autoFocus />
        <TextArea
          label={t('answers.text')}
          rows={8}
          value={text}
          onValueChange={setText}
          maxLength={SUPPORT_LIMITS.text}
        />
      </div>
    </ConfirmDialog>
  )
}

function RemoveDialog({ answer, onClose }: { readonly answer: Ready; readonly onClose: () => void }) {
  const act = useAct('removeCannedAnswer')
  const remove = async () => {
    if (await act.run({ id: answer.id })) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('answers.removeTitle', { title: answer.title })}
      confirmLabel={t('answers.remove')}
      cancelLabel={t('ticket.cancel')}
      tone="danger"
      busy={act.busy}
      failure={act.failure}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('answers.removeText')}
    </ConfirmDialog>
  )
}
