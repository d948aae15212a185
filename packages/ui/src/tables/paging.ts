/** Rows of a page, unless a list says otherwise. */
export const PAGE_SIZE = 50

/** Number of pages, at least one. */
export function pageCount(total: number, size: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The page that exists nearest to the wanted one. */
export function validPage(page: number, total: number, size: number = PAGE_SIZE): number {
  return Math.min(pageCount(total, size), Math.max(1, page))
}
