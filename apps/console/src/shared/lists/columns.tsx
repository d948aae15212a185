import type { Column } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { frameTexts } from '../frame/texts.ts'
import { textsOf } from '../i18n/texts.ts'

const t = textsOf(frameTexts)

/** A column of words. */
export function textColumn<Row>(key: string, header: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key, header, cell }
}

/** A column of figures: at the end, of equal widths. */
export function figureColumn<Row>(key: string, header: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key, header, align: 'end', cell: (row) => <span className="num whitespace-nowrap">{cell(row)}</span> }
}

/** The column of a row's actions, kept in view at the end of a narrow window too; its header is only read out. */
export function actsColumn<Row>(cell: (row: Row) => ReactNode): Column<Row> {
  return { key: 'acts', header: <span className="sr-only">{t('acts')}</span>, align: 'end', pinned: true, cell }
}
