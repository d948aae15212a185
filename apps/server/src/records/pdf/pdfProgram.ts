import type { Program } from '../../threads/program.ts'
import type { PdfBoundary } from './pdfBoundary.ts'
import type { StatementPages } from './statementPages.ts'

/** Draws one statement. */
export const pdfProgram: Program<PdfBoundary> = () => {
  let pages: StatementPages | undefined
  const begun = (): StatementPages => {
    if (!pages) throw new Error('the statement is not begun')
    return pages
  }
  return {
    service: {
      begin: async (paper) => {
        // Read with the first statement where it is drawn on the thread of whoever asked: most of those never need its 12 MB.
        const { StatementPages: Pages } = await import('./statementPages.ts')
        pages = new Pages(paper)
      },
      add: (entries) => {
        for (const cells of entries) begun().add(cells)
        return new Uint8Array(begun().taken())
      },
      end: async () => new Uint8Array(await begun().end()),
    },
  }
}
