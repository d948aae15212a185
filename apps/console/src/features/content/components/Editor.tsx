import { useGoTo } from '@touchstone/frame'
import { type Language, TEXT_TYPES } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, FailureAlert, Select, TextArea, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { contentTexts } from '../texts.ts'
import { Preview } from './Preview.tsx'
import { PublishDialog, WithdrawDialog } from './PublishDialogs.tsx'

const t = textsOf(contentTexts)

type Text = AdminCallData<'getContentText'>
type Written = NonNullable<Text['draft']>

const FIELDS = ['type', 'label', 'title', 'summary', 'markdown'] as const

const emptyOf = (text: Text | undefined): Written => {
  return { type: text?.legal ? 'legal' : 'help', label: '', title: '', summary: '', markdown: '' }
}

const isSame = (one: Written, other: Written | null) => FIELDS.every((field) => one[field] === other?.[field])

export interface EditorProps {
  /** 0: a new text. */
  readonly id: number
  readonly lang: Language
  /** Undefined: there is nothing of it yet. */
  readonly text: Text | undefined
}

/** The draft of a text, with its preview; begins with what is shown. */
export function Editor({ id, lang, text }: EditorProps) {
  const [written, setWritten] = useState<Written>(() => text?.draft ?? text?.shown ?? emptyOf(text))
  const [dialog, setDialog] = useState<'publish' | 'withdraw' | ''>('')
  const save = useAct('saveTextDraft')
  const may = useMay('saveTextDraft')
  const goTo = useGoTo()
  const change = (field: keyof Written) => (value: string) => setWritten({ ...written, [field]: value })
  const kept = isSame(written, text?.draft ?? null)
  const keep = async () => {
    const saved = await save.run({ id, lang, ...written })
    if (saved && id === 0) goTo('/content/text', { id: String(saved.id), lang }, { replace: true })
  }
  const legal = written.type === 'legal' || text?.legal === true
  const about = { id, lang, legal, onClose: () => setDialog('') }
  return (
    <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-5">
      <Part title={t('text.editor')} padded>
        <div className="flex flex-col gap-4">
          <Select
            label={t('kind')}
            value={written.type}
            onValueChange={change('type')}
            options={TEXT_TYPES.map((type) => ({ value: type, label: t(`kinds.${type}`) }))}
          />
          <TextField label={t('name')} maxLength={160} value={written.title} onValueChange={change('title')} />
          <TextField
            label={t('text.label')}
            hint={t('text.labelHint')}
            maxLength={40}
            value={written.label}
            onValueChange={change('label')}
          />
          <TextField
            label={t('text.summary')}
            maxLength={300}
            value={written.summary}
            onValueChange={change('summary')}
          />
          <TextArea
            label={t('text.body')}
            hint={t('text.bodyHint')}
            rows={24}
            maxLength={40_000}
            value={written.markdown}
            onValueChange={change('markdown')}
          />
          <FailureAlert text={save.failure} />
          {may && (
            <div className="flex gap-3">
              <Button busy={save.busy} onClick={() => void keep()}>
                {t('text.keep')}
              </Button>
              <Button
                tone="secondary"
                blockedBecause={kept ? undefined : t('text.publishFirst')}
                onClick={() => setDialog('publish')}
              >
                {t('text.publish')}
              </Button>
              {text?.shown && (
                <Button tone="danger" onClick={() => setDialog('withdraw')}>
                  {t('text.withdraw')}
                </Button>
              )}
            </div>
          )}
        </div>
      </Part>
      <Part title={t('text.preview')} padded>
        {may && <Preview markdown={written.markdown} lang={lang} />}
      </Part>
      {dialog === 'publish' && <PublishDialog {...about} title={written.title} />}
      {dialog === 'withdraw' && <WithdrawDialog {...about} title={text?.shown?.title ?? written.title} />}
    </div>
  )
}
