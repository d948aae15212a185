import { Button, Dialog, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { DrawingBoard } from '../drawings/useDrawingBoard.ts'
import { chartTexts } from '../words/texts.ts'

const LONGEST_NOTE = 120

export interface NoteDialogProps {
  readonly board: DrawingBoard
  readonly id: string
  readonly onClose: () => void
}

/** The words of a note on the chart. */
export function NoteDialog({ board, id, onClose }: NoteDialogProps) {
  const t = useTexts(chartTexts)
  const [text, setText] = useState(() => board.drawings.find((drawing) => drawing.id === id)?.text ?? '')
  return (
    <Dialog open title={t('draw.noteTitle')} closeLabel={t('close')} onClose={onClose}>
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          board.change(id, { text: text.trim() })
          onClose()
        }}
      >
        <div className="flex-1">
          <TextField
            label={t('draw.noteLabel')}
            value={text}
            maxLength={LONGEST_NOTE}
            onValueChange={setText}
            autoFocus
          />
        </div>
        <Button type="submit" className="!h-11">
          {t('draw.keep')}
        </Button>
      </form>
    </Dialog>
  )
}
