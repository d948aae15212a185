import { saveFile } from '../browser/saveFile.ts'
import { toCsv } from './csv.ts'

/** A byte order mark, so that spreadsheets read the text as UTF-8. */
const BOM = '\ufeff'

/** Gives rows to the visitor as a file, made in the browser. */
export function saveCsv(
  fileName: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  saveFile(fileName, [BOM, toCsv(head, rows)], 'text/csv;charset=utf-8')
}
