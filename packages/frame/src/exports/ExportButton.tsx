import { useMutation } from '@tanstack/react-query'
import { Button, saveCsv } from '@touchstone/ui'
import { showToast } from '../toasts/toastStore.ts'
import type { WholeList } from './readAll.ts'

export interface ExportWords {
  readonly export: string
  readonly exporting: string
  /** There was more than an export holds. */
  readonly cut: string
  readonly failed: string
}

export interface ExportButtonProps<Row> {
  readonly fileName: string
  readonly head: readonly string[]
  readonly cells: (row: Row) => readonly (string | number)[]
  readonly read: () => Promise<WholeList<Row>>
  readonly words: ExportWords
  /** Why there is nothing to export now. */
  readonly blockedBecause?: string | undefined
}

/** All rows of a list as a file, made in the browser. */
export function ExportButton<Row>({ fileName, head, cells, read, words, blockedBecause }: ExportButtonProps<Row>) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: ({ rows, cut }) => {
      saveCsv(fileName, head, rows.map(cells))
      if (cut) showToast('warn', words.cut)
    },
    onError: () => showToast('warn', words.failed),
  })
  return (
    <Button tone="secondary" busy={isPending} blockedBecause={blockedBecause} onClick={() => mutate()}>
      {isPending ? words.exporting : words.export}
    </Button>
  )
}
