import { useEffect } from 'react'

/** The text in the browser's tab while the component is shown; '' leaves what is there. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = title
  }, [title])
}
