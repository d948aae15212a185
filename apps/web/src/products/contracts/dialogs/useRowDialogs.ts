import { showToast } from '@touchstone/frame'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { contractTexts } from '../texts.ts'

type RowDialogs = typeof import('./rowDialogs.ts')

let loaded: RowDialogs | undefined

async function load(): Promise<RowDialogs> {
  loaded ??= await import('./rowDialogs.ts')
  return loaded
}

/**
 * The dialogs of positions and orders, which no trade screen needs before there are any. They are fetched ahead as soon as
 * there are, so that nobody waits for them to close something; and once more when one is asked for and they are not there.
 */
export function useRowDialogs(rows: boolean, asked: boolean): RowDialogs | undefined {
  const t = useTexts(contractTexts)
  const [dialogs, setDialogs] = useState(loaded)
  useEffect(() => {
    if (dialogs || !(rows || asked)) return
    load()
      .then(setDialogs)
      .catch(() => {
        if (asked) showToast('danger', t('act.unreachable'))
      })
  }, [dialogs, rows, asked, t])
  return dialogs
}
