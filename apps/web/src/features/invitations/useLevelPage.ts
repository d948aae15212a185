import { PAGE_SIZE } from '@touchstone/ui'
import { useState } from 'react'

/** The level and the page that a list of invitations shows; '' is every level. Another level begins at its first page. */
export interface LevelPage {
  readonly level: string
  readonly page: number
  /** The same as the fields of a call. */
  readonly fields: { readonly page: string; readonly size: string; readonly level?: string }
  readonly setLevel: (level: string) => void
  readonly setPage: (page: number) => void
}

export function useLevelPage(): LevelPage {
  const [level, setLevel] = useState('')
  const [page, setPage] = useState(1)
  return {
    level,
    page,
    fields: { page: String(page), size: String(PAGE_SIZE), ...(level !== '' && { level }) },
    setLevel: (next) => {
      setLevel(next)
      setPage(1)
    },
    setPage,
  }
}
