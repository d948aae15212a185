import { Button, Empty, FailureAlert, TextArea } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { userTexts } from '../texts.ts'
import type { User } from '../user.ts'

const t = textsOf(userTexts)
const LONGEST_NOTE = 1_000

export function NotesTab({ user }: { readonly user: User }) {
  const may = useMay('addUserNote')
  return (
    <div className="flex flex-col gap-5 p-3">
      {may && <NewNote uid={user.uid} />}
      {user.notes.length === 0 ? (
        <Empty text={t('notes.empty')} />
      ) : (
        <ul className="flex flex-col gap-4 text-13" aria-label={t('notes.caption')}>
          {user.notes.map(({ time, by, text }) => (
            <li key={`${time} ${by}`} className="flex flex-col gap-0.5">
              <span className="text-12 text-ink-3">
                {by} · <span className="num">{moment(time)}</span>
              </span>
              <span className="whitespace-pre-wrap">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NewNote({ uid }: { readonly uid: string }) {
  const [text, setText] = useState('')
  const act = useAct('addUserNote')
  const add = async () => {
    if (await act.run({ uid, text: text.trim() })) setText('')
  }
  return (
    <div className="flex w-[640px] max-w-full flex-col items-start gap-3">
      <div className="w-full">
        <TextArea
          label={t('notes.new')}
          hint={t('notes.hint')}
          value={text}
          onValueChange={setText}
          maxLength={LONGEST_NOTE}
        />
      </div>
      <FailureAlert text={act.failure} />
      <Button
        size="small"
        busy={act.busy}
        blockedBecause={text.trim() === '' ? t('notes.missing') : undefined}
        onClick={() => void add()}
      >
        {t('notes.add')}
      </Button>
    </div>
  )
}
